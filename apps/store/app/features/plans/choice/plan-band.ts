import { labelBand } from '@benefits/domain/catalogue/employee-band'
import { plansCopy } from '../copy.ts'

/** The band of the employees in words; a plan's last is the one in which it ends. */
export function bandOf(employees: number | null, most: number): string {
  const band = employees === null ? 0 : labelBand(Math.min(employees, most))
  return plansCopy.bands[band] ?? ''
}
