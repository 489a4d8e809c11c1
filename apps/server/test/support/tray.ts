type Matches<Item> = (item: Item) => boolean

/** Takes what jobs send out; a test waits for the thing itself, never for time. */
export class Tray<Item> {
  readonly items: Item[] = []
  /** Tries that were refused. */
  readonly refused: Item[] = []
  readonly #waiting: { readonly matches: Matches<Item>; readonly resolve: (item: Item) => void }[] = []
  #refusal: Matches<Item> | null = null

  put(item: Item): void {
    if (this.#refusal?.(item)) {
      this.#refusal = null
      this.refused.push(item)
      throw new Error('the outside world is down')
    }
    this.items.push(item)
    for (const { matches, resolve } of this.#waiting) if (matches(item)) resolve(item)
  }

  /** Refuses the next matching item, once. */
  refuseOnce(matches: Matches<Item>): void {
    this.#refusal = matches
  }

  /** The first matching item; waits until there is one. */
  first(matches: Matches<Item>): Promise<Item> {
    const found = this.items.find(matches)
    if (found !== undefined) return Promise.resolve(found)
    return new Promise((resolve) => this.#waiting.push({ matches, resolve }))
  }
}
