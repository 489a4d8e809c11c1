/** What the rest of the store may use of the contracted solutions. */
export { solutionsCopy } from './copy.ts'
export { JointPage } from './joint/joint-page.tsx'
export { moreGroupAt } from './more/more-groups.ts'
export { MorePage } from './more/more-page.tsx'
export { nextStep } from './shelf/next-step.ts'
export { type SolutionSection, solutionSections } from './shelf/solution-sections.ts'
export { SolutionsPage } from './solutions-page.tsx'
