import { OwnError } from './own-error.ts'

/** The store did not answer, or refused: it is asked again later. */
export class ObjectStoreAway extends OwnError {}

/**
 * Where documents of concluded orders are kept outside of the database. An object is named by the SHA-256, in
 * lower-case hex, of the document that it holds; whoever reads it checks the document against its name.
 */
export interface ObjectStore {
  /** Keeps an object; one of that name is replaced. Rejects where it is not kept for sure. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The object of that name, or null where there is none. */
  get(name: string): Promise<Uint8Array | null>
  /** Removes an object; one that is not there is removed already. */
  remove(name: string): Promise<void>
}
