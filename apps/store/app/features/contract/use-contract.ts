import { CODE } from '@benefits/copy/code-of-refusal'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useCallback } from 'react'
import type { CommandProblem } from '../../commands/command-result.ts'
import { runCommand } from '../../commands/run-command.ts'
import { useIssuer } from '../../issuer/store-view.ts'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { useWarn } from '../../warning/warning-provider.tsx'
import { plainWarning } from '../../warning/warning-table.ts'
import { toRegistration, useLostSession } from '../access/public.ts'
import { contractKey } from './contract-key.ts'
import { type ContractWait, readContractWait } from './contract-wait.ts'
import { contractWarning } from './contract-warning.ts'
import { contractCopy } from './copy.ts'
import { type ContractFile, fetchContract } from './fetch-contract.ts'
import { takeNewPrice } from './take-new-price.ts'
import { toCompanyBody } from './to-company-body.ts'

/** What became of an acceptance: a stale one comes with the contract as it is now. */
export type Acceptance =
  | { readonly is: 'accepted' }
  | { readonly is: 'stale'; readonly file: ContractFile }
  | { readonly is: 'waiting'; readonly wait: ContractWait }
  | { readonly is: 'failed' }

/** What became of asking for the contract; a refusal has been told already. */
export type Prepared =
  | { readonly is: 'ready'; readonly file: ContractFile }
  | { readonly is: 'waiting'; readonly wait: ContractWait }
  | { readonly is: 'refused' }

/** The contract's moves. Refusals are told by the warning modal; a lost session goes back to its code. */
export interface ContractMoves {
  /**
   * Saves the company's data and gives the contract, fetched once until something in it changes. Where the data gave the
   * cart another price, the buyer is told of it first: the contract is there when it is asked for again.
   */
  readonly prepare: () => Promise<Prepared>
  /** Accepts what the buyer was shown (docs/rules/contract.md: hash). */
  readonly accept: (file: ContractFile) => Promise<Acceptance>
}

const REFUSED = { is: 'refused' } as const

/** The last contract of this page, by what it was made of: it survives moving between screens, not a reload. */
let kept: { readonly key: string; readonly file: ContractFile } | null = null

/** Gives the contract's moves. */
export function useContract(): ContractMoves {
  const store = useVisitorStore()
  const warn = useWarn()
  const isLost = useLostSession()
  const { shortName } = useIssuer().configuration.issuer

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

  const fetchFresh = useCallback(async (): Promise<Prepared> => {
    const state = store.getState()
    const { leadId } = state.customer
    if (leadId === null) return REFUSED
    const fetched = await fetchContract(leadId)
    if (!fetched.ok) return tell(fetched.problem)
    kept = { key: contractKey(state), file: fetched.answer }
    return { is: 'ready', file: fetched.answer }
  }, [store, tell])

  const prepare = useCallback(async (): Promise<Prepared> => {
    const state = store.getState()
    if (kept?.key === contractKey(state)) return { is: 'ready', file: kept.file }
    const registration = toRegistration(state.access)
    const { companyData: company, cartId } = state.purchase
    const { leadId } = state.customer
    if (!leadId || !cartId || !registration || !company) return REFUSED
    const saved = await runCommand('saveCompany', {
      leadId,
      cartId,
      company: toCompanyBody(registration, company),
    })
    if (!saved.ok) return tell(saved.problem)
    const { pricing } = saved.answer
    const priced = pricing && takeNewPrice(store.getState(), pricing)
    if (!priced) return fetchFresh()
    store.setState(priced)
    const total = formatBrl(pricing.totalWithDiscount)
    warn(plainWarning('information', contractCopy.repricedTitle, contractCopy.repriced(total)))
    return REFUSED
  }, [store, warn, tell, fetchFresh])

  const accept = useCallback(
    async (shown: ContractFile): Promise<Acceptance> => {
      const { leadId } = store.getState().customer
      if (leadId === null) return { is: 'failed' }
      const result = await runCommand('acceptContract', {
        params: { leadId },
        body: { hash: shown.hash, accepted: true },
      })
      if (result.ok) {
        store.setState(({ purchase }) => ({
          purchase: { ...purchase, acceptedHash: shown.hash, isAcceptanceLost: false },
        }))
        return { is: 'accepted' }
      }
      if (result.problem.code !== CODE.conflict) {
        if (isLost(result.problem.code)) return { is: 'failed' }
        warn(contractWarning(result.problem, shortName))
        return { is: 'failed' }
      }
      const fresh = await fetchFresh()
      if (fresh.is === 'ready') return { is: 'stale', file: fresh.file }
      return fresh.is === 'waiting' ? fresh : { is: 'failed' }
    },
    [store, warn, isLost, shortName, fetchFresh],
  )
  return { prepare, accept }
}
