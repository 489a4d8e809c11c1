/** What the forms of the store share about who speaks for a company: fields and their rules. */
export { CnpjField, EmailField, MobileField, NameField } from './contact-fields.tsx'
export { cnpjRule, emailRule, lastNameRule, mobileRule, nameRule } from './contact-rules.ts'
export { contactCopy } from './copy.ts'
export { tradeNameRule } from './trade-name-rule.ts'
