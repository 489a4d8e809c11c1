import { CODE } from '@benefits/copy/code-of-refusal'
import { isSameData } from '@benefits/domain/contract/is-same-data'
import { plainWarning, type Warning } from '../../always/warning-dialog/warning-table.ts'
import type { CommandProblem, StoreCode } from '../../commands/command-result.ts'
import type { Commands } from '../../commands/command-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import { acceptContract, applyCurrentCart, applyNewPrice } from '../../visit/contract-moves.ts'
import { currentPricing } from '../../visit/own-pricing.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import type { VisitorStore } from '../../visit/visitor-store.ts'
import { companyBodyOf } from '../company-data/public.ts'
import { type ContractFile, fetchContract } from './contract-file.ts'
import { readContractWait } from './contract-wait.ts'
import { contractWarning } from './contract-warning.ts'
import { changesCopy, contractCopy } from './copy.ts'
import { describeChanges, totalWords } from './describe-changes.ts'
import type { Acceptance, ContractMoves, ContractWords, Prepared, ShownContract } from './shown-contract.ts'

/** Whose contract it is, and how a refusal is told. */
export interface ContractVisit {
  readonly store: VisitorStore
  readonly warn: (warning: Warning) => void
  /** The session is over: the buyer is led to its code; false for any other refusal. */
  readonly isLost: (code: StoreCode) => boolean
  readonly shortName: string
  readonly accessManagement: boolean
}

const NO_WORDS: ContractWords = { sections: [], text: [] }
const REFUSED = { is: 'refused' } as const

/** The last contract of this page, by what it was made of: it survives moving between screens, not a reload. */
let kept: { readonly key: string; readonly shown: ShownContract } | null = null

/** The contract's moves for a visit. */
export function createContractMoves(visit: ContractVisit): ContractMoves {
  const { store, warn, isLost, shortName, accessManagement } = visit

  const tell = async (problem: CommandProblem): Promise<Prepared> => {
    const wait = readContractWait(problem)
    if (wait) return { is: 'waiting', wait }
    if (isLost(problem.code)) return REFUSED
    const warning = await contractWarning(problem, shortName)
    const refused = problem.fields[0]?.message
    warn(refused ? { ...warning, text: refused } : warning)
    return REFUSED
  }

  /** Takes over what the contract is made of where this tab holds something else; gives what is new in it. */
  const takeOver = async (leadId: string, { cartId, company, total }: Commands['readContract']['answer']) => {
    const before = store.getState()
    const { purchase, shopping } = before
    const isSame = purchase.cartId === cartId && isSameData(purchase.companyData, company)
    const shown = currentPricing(shopping)?.totalWithDiscount ?? total
    if (isSame && shown === total) return []
    const cart = await runCommand('readCart', { leadId, cartId })
    if (!cart.ok) return []
    store.move(applyCurrentCart, { cartId, company, cart: cart.answer })
    const changes = describeChanges(before, store.getState())
    // The same cart costs another total only once its price is over.
    return isSame ? [changesCopy.priceOver, ...changes] : changes
  }

  const fetchFresh = async (): Promise<Prepared> => {
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
  }

  const prepare = async (): Promise<Prepared> => {
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
    const total = totalWords(pricing.totalWithDiscount, pricing.lines)
    warn(plainWarning('information', contractCopy.repricedTitle, contractCopy.repriced(total)))
    return REFUSED
  }

  const accept = async (shown: ContractFile): Promise<Acceptance> => {
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
      warn(await contractWarning(result.problem, shortName))
      return { is: 'failed' }
    }
    const fresh = await fetchFresh()
    if (fresh.is === 'ready') return { is: 'stale', shown: fresh.shown }
    return fresh.is === 'waiting' ? fresh : { is: 'failed' }
  }
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
