import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import type { ContractFacts } from '../contract-facts.ts'

/** One clause: its title and its paragraphs, numbered when the document is laid out. */
export interface Clause {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A clause of the text: where it applies, and its words for one contract. */
export interface ClauseRule {
  /** Service groups that need it; `all` stands in every contract. */
  readonly groups: readonly ServiceGroup[] | 'all'
  readonly write: (facts: ContractFacts) => Clause
}

/** The clauses of one contract, in the order of the text. */
export function clausesOf(rules: readonly ClauseRule[], facts: ContractFacts): readonly Clause[] {
  const present = new Set(facts.groups.map(({ group }) => group))
  return rules
    .filter(({ groups }) => groups === 'all' || groups.some((group) => present.has(group)))
    .map(({ write }) => write(facts))
    .filter(({ paragraphs }) => paragraphs.length > 0)
}
