import { OwnError } from './own-error.ts'

/** What a seal says of itself beside the signature. */
export interface SealedAs {
  readonly issuerCode: string
  readonly issuerName: string
  /** What was sealed and why, in words that a reader of PDFs shows. */
  readonly reason: string
  readonly at: Date
}

/** The time-stamp authority gave none: it is away, or what it answered cannot be used. */
export class TimestampAway extends OwnError {}

/** Signs documents as their issuer, so that common readers show by whom they are and that they are unchanged. */
export interface DocumentSeal {
  /** Whether an issuer's documents are sealed. */
  isFor(issuerCode: string): boolean
  /** When each certificate ends, by the variable that names it. */
  readonly ends: ReadonlyMap<string, Date>
  /** Whether seals carry the time of an authority. */
  readonly isStamped: boolean
  /**
   * The document with its seal, the same bytes and an addition. Rejects with `TimestampAway` where `isStamped` and no
   * stamp is to be had; `withoutStamp` asks for none.
   */
  seal(pdf: Uint8Array, as: SealedAs, options?: { readonly withoutStamp?: boolean }): Promise<Uint8Array>
}

/** No document is sealed. */
export const NO_SEAL: DocumentSeal = {
  isFor: () => false,
  ends: new Map(),
  isStamped: false,
  seal: async (pdf) => pdf,
}
