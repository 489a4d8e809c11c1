import { EMPLOYEE_BANDS } from '@benefits/domain/catalogue/employee-band'

/** The bands' names as partners know them: up to 10, 11 to 25, …, 951 to 1000, and above 1000. */
export const EMPLOYEE_RANGES: readonly string[] = [
  ...EMPLOYEE_BANDS.map((upTo, at) => {
    const below = EMPLOYEE_BANDS[at - 1]
    return below === undefined ? `ATE_${upTo}_VIDAS` : `DE_${below + 1}_A_${upTo}_VIDAS`
  }),
  `MAIS_DE_${EMPLOYEE_BANDS.at(-1)}_VIDAS`,
]
