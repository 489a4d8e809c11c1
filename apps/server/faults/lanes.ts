/** Runs at most `width` pieces of work at a time, in the order in which they came. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>

export function lanes(width: number): Lanes {
  let free = width
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
