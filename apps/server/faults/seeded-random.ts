import { createHash } from 'node:crypto'

/** Numbers that are the same for the same seed. */
export interface SeededRandom {
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
}

/** Draws by hashing the seed with a counter: evenly spread, and short. */
export function seededRandom(seed: string): SeededRandom {
  let drawn = 0
  return {
    between: (min, max) => {
      drawn += 1
      const draw = createHash('sha256').update(`${seed}:${drawn}`).digest().readUInt32BE() / 2 ** 32
      return min + Math.floor(draw * (max - min + 1))
    },
  }
}
