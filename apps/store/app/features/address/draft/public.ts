/** An address as a form holds it, without its fields: what the tab keeps of a form is made of it. */
export { type AddressFieldName, addressOf, addressValues, EMPTY_ADDRESS } from './address-draft.ts'
