import { writeBytes } from './bytes.ts'
import { checksum } from './checksum.ts'
import { toCodeText } from './code-text.ts'
import { SIMULATION_CODE_MAX, type SimulatedCart } from './simulated-cart.ts'
import { writeVersion1 } from './version-1.ts'

/**
 * The code of a cart: version, cart and checksum in base64url. The same cart gives the same code, whatever the
 * catalogue; null for a cart that says more than an address holds (docs/rules/simulation.md: short).
 */
export function writeSimulationCode(cart: SimulatedCart): string | null {
  const bytes = writeBytes()
  bytes.write(1)
  writeVersion1(bytes, cart)
  const code = toCodeText([...bytes.bytes, ...checksum(bytes.bytes)])
  return code.length <= SIMULATION_CODE_MAX ? code : null
}
