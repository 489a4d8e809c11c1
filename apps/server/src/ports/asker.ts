/** Who makes the store ask an outside service: what nobody asked before is counted on them. */
export interface Asker {
  readonly sessionId: string
  readonly address: string
  readonly requestId: string
  /** Whether the session has left a lead or proved an e-mail: part of what a service bears is kept for such. */
  isKnown(): Promise<boolean>
}

/** An asker that makes the store ask too much has to wait. */
export interface TooManyAsked {
  readonly kind: 'tooMany'
  readonly seconds: number
}
