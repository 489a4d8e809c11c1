import { timingSafeEqual } from 'node:crypto'

/** Compares without telling by its duration how much was right. */
export function isSame(one: string, other: string): boolean {
  const left = Buffer.from(one)
  const right = Buffer.from(other)
  return left.length === right.length && timingSafeEqual(left, right)
}
