import { WORKER_LIMIT } from './line-limits.ts'

/** Upper ends of the employee bands: 10, 25, 50, 100, then every 50 up to 1000. */
export const EMPLOYEE_BANDS: readonly number[] = [
  10,
  25,
  50,
  ...Array.from({ length: (WORKER_LIMIT - 100) / 50 + 1 }, (_, step) => 100 + 50 * step),
]

/** Upper end of the band that holds so many employees; null below 1 and above 1000. */
export function employeeBand(employees: number): number | null {
  if (employees < 1) return null
  return EMPLOYEE_BANDS.find((upTo) => employees <= upTo) ?? null
}

/** Bands of the plan comparison's labels; the last has no end. */
export const LABEL_BANDS = [
  { from: 1, to: 10 },
  { from: 11, to: 25 },
  { from: 26, to: 50 },
  { from: 51, to: 100 },
  { from: 101, to: null },
] as const

/** Index in `LABEL_BANDS` of the band that holds so many employees; below 1 the first. */
export function labelBand(employees: number): number {
  return LABEL_BANDS.findIndex(({ to }) => to === null || employees <= to)
}
