/** What the rest of the store may use of the identification. */
export { CompanyChip } from './company-chip.tsx'
export { ContactForm } from './contact-form.tsx'
export { IdentificationStep } from './identification-step.tsx'
