/** What the rest of the store may use of the company's data. */
export { AccountSections } from './account-sections.tsx'
export { CompanyForm, type CompanyFormRow } from './company-form.tsx'
export { isCompanyComplete } from './company-rules.ts'
export { companyDataCopy } from './copy.ts'
export { accountValues, orderValues } from './first-values.ts'
export { OrderSections } from './order-sections.tsx'
export { companyBodyOf, companyOfForm } from './to-company-body.ts'
export { toHiringBody } from './to-hiring-body.ts'
