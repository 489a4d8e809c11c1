/** What the rest of the store may use of the page that a simulation's link opens. */
export { BrokenLinkPage } from './broken-link-page.tsx'
export { simulationCopy } from './copy.ts'
export { SimulationPage } from './simulation-page.tsx'
