import * as z from 'zod'
import { pricingBody } from '../pricing/shapes.ts'
import { type ByteReader, readBytes } from './bytes.ts'
import { checksum } from './checksum.ts'
import { fromCodeText } from './code-text.ts'
import { SIMULATED_VALUE_MAX, SIMULATION_CODE_MAX, type SimulatedCart } from './simulated-cart.ts'
import { readVersion1 } from './version-1.ts'

/** How each version is read: the ones that were written once stay (docs/rules/simulation.md: versions). */
const READERS: Readonly<Record<number, (bytes: ByteReader) => SimulatedCart>> = { 1: readVersion1 }

const SUM_LENGTH = checksum([]).length

/** The cart of a code; null for one that is cut, changed, of a version to come, or no cart that could be priced. */
export function readSimulationCode(code: string): SimulatedCart | null {
  const bytes = code.length > SIMULATION_CODE_MAX ? null : fromCodeText(code)
  if (bytes === null || bytes.length <= SUM_LENGTH) return null
  const said = bytes.subarray(0, -SUM_LENGTH)
  if (checksum(said).join() !== bytes.subarray(-SUM_LENGTH).join()) return null
  const cart = readCart(readBytes(said))
  return cart !== null && isPriceable(cart) ? cart : null
}

function readCart(bytes: ByteReader): SimulatedCart | null {
  try {
    const cart = READERS[bytes.read()]?.(bytes)
    return cart && bytes.isAtEnd() ? cart : null
  } catch (problem) {
    // Numbers and texts that are none; whatever else is thrown is a bug.
    if (problem instanceof RangeError || problem instanceof TypeError) return null
    throw problem
  }
}

/** Whatever a code says is judged as the body of pricing is, and no value is beyond what can be multiplied. */
function isPriceable({ lines, addOnCodes }: SimulatedCart): boolean {
  if (lines.some(({ monthlyValue = 0 }) => monthlyValue > SIMULATED_VALUE_MAX)) return false
  return z.safeEncode(pricingBody, { lines, addOnCodes: [...addOnCodes] }).success
}
