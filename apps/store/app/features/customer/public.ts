/** What the rest of the store may use of the customer. */
export { readClientId } from './client-id.ts'
