/** What the rest of the store may use of the identification. */
export { CompanyChip } from './company-chip.tsx'
export { ContactForm } from './fields/contact-form.tsx'
export { birthDateRule, cpfRule } from './fields/representative-rules.ts'
export { IdentificationStep } from './steps/identification-step.tsx'
