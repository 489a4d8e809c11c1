import { asLines } from './as-lines.ts'
import { contractDocument } from './contract-document.ts'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import { finalDocument } from './final-document.ts'
import { printDocument } from './print-document.ts'
import { printProposal } from './print-proposal.ts'
import type { PrintedProposal } from './proposal-facts.ts'

/** What the worker thread is asked for. */
export type RenderOrder =
  | { readonly kind: 'draft'; readonly facts: ContractFacts }
  | { readonly kind: 'proposal'; readonly facts: PrintedProposal }
  | {
      readonly kind: 'final'
      readonly facts: ContractFacts
      readonly acceptance: AcceptanceFacts
      readonly acceptedBytes: Uint8Array
    }

/** Runs in a worker thread, since rendering holds its thread for tens of milliseconds. */
export async function render(order: RenderOrder): Promise<Uint8Array> {
  if (order.kind === 'proposal') return printProposal(asLines(order.facts))
  const facts = asLines(order.facts)
  if (order.kind === 'draft') return printDocument(contractDocument(facts))
  return printDocument(finalDocument(facts, order.acceptance, order.acceptedBytes))
}
