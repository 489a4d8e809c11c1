/** Positions of the items whose key an earlier item has already. */
export function findRepeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): readonly number[] {
  const seen = new Set<unknown>()
  return items.flatMap((item, position) => {
    const key = keyOf(item)
    if (seen.has(key)) return [position]
    seen.add(key)
    return []
  })
}
