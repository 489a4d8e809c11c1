import { createHash } from 'node:crypto'
import { CODE_ALPHABET } from '@benefits/domain/access/verification-code'

const LENGTH = 12
const GROUP = 4

/**
 * The number of a lead's contract and of the order that it becomes: `XXXX-XXXX-XXXX` in letters and digits that nobody
 * takes for one another. Drawn from the contract's inputs, so that it needs no sequence and one acceptance is one
 * order.
 */
export function contractNumber(leadId: string, inputsHash: string): string {
  const digest = createHash('sha256').update(`${leadId}:${inputsHash}`).digest('hex')
  const base = BigInt(CODE_ALPHABET.length)
  const characters: string[] = []
  for (let rest = BigInt(`0x${digest}`); characters.length < LENGTH; rest /= base) {
    characters.push(CODE_ALPHABET.charAt(Number(rest % base)))
  }
  const groups = Array.from({ length: LENGTH / GROUP }, (_, at) =>
    characters.slice(at * GROUP, (at + 1) * GROUP).join(''),
  )
  return groups.join('-')
}
