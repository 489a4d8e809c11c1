import { randomBytes } from 'node:crypto'
import {
  type EvidenceRecord,
  PERSONAL_MEMBERS,
  type Seals,
  sealedText,
} from '@benefits/domain/contract/evidence'
import { sha256 } from './identify-contract.ts'

const SALT_BYTES = 16

/** A new seal for each personal value of an acceptance, by which the chain holds on when the value is erased. */
export function sealEvidence(record: EvidenceRecord): Seals {
  const seals = PERSONAL_MEMBERS.map((name) => {
    const salt = randomBytes(SALT_BYTES).toString('hex')
    return [name, { salt, digest: sha256(sealedText(salt, record[name])) }]
  })
  return Object.fromEntries(seals)
}
