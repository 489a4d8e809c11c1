import type { CartLine } from '../cart-line.ts'

/** Employees of a company that has not said how many. */
export const DEFAULT_EMPLOYEES = 10

/** Employees that a cart speaks of: the largest card amount of its lines, or the default. */
export function employeeCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  const most = lines.reduce((largest, { quantity }) => Math.max(largest, quantity), 0)
  return most > 0 ? most : DEFAULT_EMPLOYEES
}
