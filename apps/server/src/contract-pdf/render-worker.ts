import { toOneLine } from '@benefits/domain/text/one-line'
import { toPrintable } from '@benefits/domain/text/printable'
import { contractDocument } from './contract-document.ts'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import { finalDocument } from './final-document.ts'
import { printDocument } from './print-document.ts'

/** What the worker thread is asked for. */
export type RenderOrder =
  | { readonly kind: 'draft'; readonly facts: ContractFacts }
  | {
      readonly kind: 'final'
      readonly facts: ContractFacts
      readonly acceptance: AcceptanceFacts
      readonly acceptedBytes: Uint8Array
    }

/** Runs in a worker thread, since rendering holds its thread for tens of milliseconds. */
export async function render(order: RenderOrder): Promise<Uint8Array> {
  const facts = asLines(order.facts)
  if (order.kind === 'draft') return printDocument(contractDocument(facts))
  return printDocument(finalDocument(facts, order.acceptance, order.acceptedBytes))
}

/**
 * Facts of a document with every text as one line: what was stored before texts were, and what another program told (a
 * registry, a browser), may not begin a line of its own in a contract, nor leave empty boxes there.
 */
function asLines<Facts>(facts: Facts): Facts {
  return lines(facts) as Facts
}

function lines(value: unknown): unknown {
  if (typeof value === 'string') return toPrintable(toOneLine(value))
  if (Array.isArray(value)) return value.map(lines)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, lines(member)]))
}
