import type { Centavos } from '../money/centavos.ts'
import { parseBrl } from '../money/parse-brl.ts'
import { onlyNumber } from './only-number.ts'

/**
 * The amount of a text that was pasted as a whole: '500' is R$ 500,00, 'R$ 1.234' with whatever blank is R$ 1.234,00.
 * Null for '1,234', which may be thousands or thousandths, and where no single amount stands (`onlyNumber`).
 */
export function readCurrency(pasted: string): Centavos | null {
  const number = onlyNumber(pasted)
  return number === null ? null : parseBrl(number)
}
