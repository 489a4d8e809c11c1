/** What the rest of the store may use of addresses. */
export { AddressFields } from './address-fields.tsx'
export { AddressLine } from './address-line.tsx'
export { addressRules, isAddressComplete } from './address-rules.ts'
export { wordsOfAddress } from './address-words.ts'
export { addressCopy } from './copy.ts'
