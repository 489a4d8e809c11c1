import type { Commands } from '../../commands/command-table.ts'
import type { ContractFile } from './contract-file.ts'
import type { ContractWait } from './contract-wait.ts'

/** A contract to show: its document, what it says where that is known, and what it changes in this tab. */
export interface ShownContract {
  readonly file: ContractFile
  readonly words: ContractWords
  /** The tab has taken over what was registered elsewhere: what is new in it, in words. */
  readonly changes: readonly string[]
}

/** The points of a contract in plain words, and its text; nothing where they could not be had. */
export type ContractWords = Pick<Commands['readContract']['answer'], 'sections' | 'text'>

/** What became of an acceptance: a stale one comes with the contract as it is now. */
export type Acceptance =
  | { readonly is: 'accepted' }
  | { readonly is: 'stale'; readonly shown: ShownContract }
  | { readonly is: 'waiting'; readonly wait: ContractWait }
  | { readonly is: 'failed' }

/** What became of asking for the contract; a refusal has been told already. */
export type Prepared =
  | { readonly is: 'ready'; readonly shown: ShownContract }
  | { readonly is: 'waiting'; readonly wait: ContractWait }
  | { readonly is: 'refused' }

/** The contract's moves. Refusals are told by the warning modal; a lost session goes back to its code. */
export interface ContractMoves {
  /**
   * Saves the company's data and gives the contract, fetched once until something in it changes. Where the data gave
   * the cart another price, the buyer is told of it first: the contract is there when it is asked for again.
   */
  readonly prepare: () => Promise<Prepared>
  /** Accepts what the buyer was shown (docs/rules/contract.md: hash). */
  readonly accept: (file: ContractFile) => Promise<Acceptance>
}
