/** `compute` with its results kept for the last `capacity` texts: for pure functions of a header. */
export function remember<T>(capacity: number, compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const result = compute(text)
    if (known.size >= capacity) known.delete(known.keys().next().value ?? '')
    known.set(text, result)
    return result
  }
}
