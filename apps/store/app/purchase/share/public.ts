/** What the rest of the store may use of sharing a cart. */
export { ShareHost } from './frame/share-host.tsx'
