/** Name and description of an entry as the buyer reads them. */
export interface EntryLabel {
  readonly name: string
  readonly description: string
}
