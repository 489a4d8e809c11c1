import { printCounted } from './print-document.ts'
import { proposalDocument } from './proposal-document.ts'
import type { PrintedProposal } from './proposal-facts.ts'

/** Where nothing but the saving comes behind the first page. */
const WITH_SAVING = 2

/**
 * The bytes of a proposal, with the saving as its second page whatever its products take (docs/rules/proposal.md:
 * saving).
 */
export async function printProposal(facts: PrintedProposal): Promise<Uint8Array> {
  const { bytes, pages } = await printCounted(proposalDocument(facts))
  if (facts.savings === undefined || pages <= WITH_SAVING) return bytes
  return (await printCounted(proposalDocument(facts, 'back'))).bytes
}
