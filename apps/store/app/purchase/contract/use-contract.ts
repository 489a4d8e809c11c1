import { CODE } from '@benefits/copy/code-of-refusal'
import { isSameData } from '@benefits/domain/contract/is-same-data'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useCallback } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { plainWarning } from '../../always/warning-dialog/warning-table.ts'
import type { CommandProblem } from '../../commands/command-result.ts'
import type { Commands } from '../../commands/command-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import { acceptContract, applyCurrentCart, applyNewPrice } from '../../visit/contract-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { useLostSession } from '../access/public.ts'
import { companyBodyOf } from '../company-data/public.ts'
import { type ContractFile, fetchContract } from './contract-file.ts'
import { type ContractWait, readContractWait } from './contract-wait.ts'
import { contractWarning } from './contract-warning.ts'
import { contractCopy } from './copy.ts'
import { describeChanges } from './describe-changes.ts'

/** A contract to show: its document, what it says where that is known, and what it changes in this tab. */
export interface ShownContract {
  readonly file: ContractFile
  readonly words: ContractWords
  /** The tab has taken over what was registered elsewhere: what is new in it, in words. */
  readonly changes: readonly string[]
}

/** The points of a contract in plain words, and its text; nothing where they could not be had. */
export type ContractWords = Pick<Commands['readContract']['answer'], 'sections' | 'text'>

const NO_WORDS: ContractWords = { sections: [], text: [] }

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

const REFUSED = { is: 'refused' } as const

/** The last contract of this page, by what it was made of: it survives moving between screens, not a reload. */
let kept: { readonly key: string; readonly shown: ShownContract } | null = null

/** Gives the contract's moves. */
export function useContract(): ContractMoves {
  const store = useVisitorStore()
  const warn = useWarn()
  const isLost = useLostSession()
  const { channel, configuration } = useIssuer()
  const { shortName } = configuration.issuer
  const { accessManagement } = channel.features

  const tell = useCallback(
    (problem: CommandProblem): Prepared => {
      const wait = readContractWait(problem)
      if (wait) return { is: 'waiting', wait }
      if (isLost(problem.code)) return REFUSED
      const warning = contractWarning(problem, shortName)
      const refused = problem.fields[0]?.message
      warn(refused ? { ...warning, text: refused } : warning)
      return REFUSED
    },
    [warn, isLost, shortName],
  )

  /** Takes over what the contract is made of where this tab holds something else; gives what is new in it. */
  const takeOver = useCallback(
    async (leadId: string, { cartId, company }: Commands['readContract']['answer']) => {
      const before = store.getState()
      const { purchase } = before
      if (purchase.cartId === cartId && isSameData(purchase.companyData, company)) return []
      const cart = await runCommand('readCart', { leadId, cartId })
      if (!cart.ok) return []
      store.move(applyCurrentCart, { cartId, company, cart: cart.answer })
      return describeChanges(before, store.getState())
    },
    [store],
  )

  const fetchFresh = useCallback(async (): Promise<Prepared> => {
    const state = store.getState()
    const { leadId } = state.customer
    const { paymentMethod } = state.purchase
    if (leadId === null) return REFUSED
    const fetched = await fetchContract(leadId, paymentMethod)
    if (!fetched.ok) return tell(fetched.problem)
    const file = fetched.answer
    const told = await runCommand('readContract', { params: { leadId }, query: { paymentMethod } })
    // Another document than the one that was fetched says nothing of it.
    const words = told.ok && told.answer.hash === file.hash ? told.answer : null
    const changes = words ? await takeOver(leadId, words) : []
    const shown = { file, words: words ?? NO_WORDS, changes }
    kept = { key: contractKey(store.getState()), shown: { ...shown, changes: [] } }
    return { is: 'ready', shown }
  }, [store, tell, takeOver])

  const prepare = useCallback(async (): Promise<Prepared> => {
    const state = store.getState()
    if (kept?.key === contractKey(state)) return { is: 'ready', shown: kept.shown }
    const company = companyBodyOf(state, accessManagement)
    const { cartId } = state.purchase
    const { leadId } = state.customer
    if (!leadId || !cartId || !company) return REFUSED
    const saved = await runCommand('saveCompany', { leadId, cartId, company })
    if (!saved.ok) return tell(saved.problem)
    const { pricing } = saved.answer
    if (!pricing) return fetchFresh()
    const before = store.getState()
    store.move(applyNewPrice, pricing)
    if (store.getState() === before) return fetchFresh()
    const total = formatBrl(pricing.totalWithDiscount)
    warn(plainWarning('information', contractCopy.repricedTitle, contractCopy.repriced(total)))
    return REFUSED
  }, [store, warn, tell, fetchFresh, accessManagement])

  const accept = useCallback(
    async (shown: ContractFile): Promise<Acceptance> => {
      const { leadId } = store.getState().customer
      if (leadId === null) return { is: 'failed' }
      const result = await runCommand('acceptContract', {
        params: { leadId },
        body: { hash: shown.hash, accepted: true },
      })
      if (result.ok) {
        store.move(acceptContract, shown.hash)
        return { is: 'accepted' }
      }
      if (result.problem.code !== CODE.conflict) {
        if (isLost(result.problem.code)) return { is: 'failed' }
        warn(contractWarning(result.problem, shortName))
        return { is: 'failed' }
      }
      const fresh = await fetchFresh()
      if (fresh.is === 'ready') return { is: 'stale', shown: fresh.shown }
      return fresh.is === 'waiting' ? fresh : { is: 'failed' }
    },
    [store, warn, isLost, shortName, fetchFresh],
  )
  return { prepare, accept }
}

/** What the contract is made of, as text to compare: one key, one document (docs/rules/contract.md: made-of). */
export function contractKey({
  customer,
  purchase,
  order,
}: Pick<VisitorState, 'customer' | 'purchase' | 'order'>): string {
  const { cartId, registeredPerson, companyData, paymentMethod } = purchase
  const company = [registeredPerson, companyData, order.company]
  return JSON.stringify([customer.leadId, cartId, company, paymentMethod])
}
