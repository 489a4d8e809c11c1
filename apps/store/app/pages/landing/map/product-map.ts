/** Where one product's card is accepted: establishments by state, in the order of `STATES`. */
export interface ProductMap {
  readonly code: number
  readonly name: string
  readonly tone: string
  readonly counts: readonly number[]
}
