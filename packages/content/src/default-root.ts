import { join } from 'node:path'

/** Folder of the issuers that ship with the store: `content/issuers` of this repository. */
export const DEFAULT_ROOT = join(import.meta.dirname, '..', '..', '..', 'content', 'issuers')
