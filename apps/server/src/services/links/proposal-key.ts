import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { CODE_ALPHABET } from '@benefits/domain/access/verification-code'
import type { Parts } from '../../parts.ts'

/** Where the store shows a proposal; its key comes after it. */
export const PROPOSAL_PATH = '/proposta'

const NUMBER_LENGTH = 8
const GROUP = 4

/** The key in a proposal's link under a process's secret: 256 bits that nobody can guess, made again when asked. */
export function proposalKey(secret: Uint8Array, proposalId: string): string {
  const links = Buffer.from(hkdfSync('sha256', secret, '', 'proposal links', 32))
  return createHmac('sha256', links).update(`proposal ${proposalId}`).digest('base64url')
}

/** What the database keeps of a link: SHA-256 of its key, lower-case hex. */
export function hashProposalKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The key of a stored proposal, by the secret that it was made under; null where that is not configured any more. */
export function findProposalKey(
  { id, keyHash }: { readonly id: string; readonly keyHash: string },
  { secret, formerSecrets }: Pick<Parts, 'secret' | 'formerSecrets'>,
): string | null {
  const keys = [secret, ...formerSecrets].map((one) => proposalKey(one, id))
  return keys.find((key) => hashProposalKey(key) === keyHash) ?? null
}

/** The page's address with its key. */
export function addressWithKey(address: string, key: string): string {
  const link = new URL(address)
  link.pathname = `${PROPOSAL_PATH}/${key}`
  return link.href
}

/** A proposal's number, `P-XXXX-XXXX`, drawn from its id: letters and digits that nobody takes for one another. */
export function proposalNumber(proposalId: string): string {
  const base = BigInt(CODE_ALPHABET.length)
  let rest = BigInt(`0x${createHash('sha256').update(`proposal ${proposalId}`).digest('hex')}`)
  const characters = Array.from({ length: NUMBER_LENGTH }, () => {
    const character = CODE_ALPHABET.charAt(Number(rest % base))
    rest /= base
    return character
  }).join('')
  return `P-${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`
}
