/** What the rest of the store may use of the support. */
export { ContactSection } from './contact-section.tsx'
