import { randomBytes } from 'node:crypto'
import { EVIDENCE_CODE_LENGTH, type EvidenceCode, evidenceCode } from '@benefits/domain/contract/document-key'

/** A new code for an acceptance (docs/rules/contract.md: `code`): chance alone. */
export function newEvidenceCode(): EvidenceCode {
  return evidenceCode(randomBytes(EVIDENCE_CODE_LENGTH))
}
