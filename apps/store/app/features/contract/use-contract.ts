import { useCallback } from 'react'
import { runCommand } from '../../commands/run-command.ts'
import { useStore } from '../../issuer/store-view.ts'
import { useVisitorStore } from '../../state/visitor-provider.tsx'
import { useWarn } from '../../warning/warning-provider.tsx'
import { toRegistration, useLostSession } from '../access/public.ts'
import { contractKey } from './contract-key.ts'
import { contractWarning } from './contract-warning.ts'
import { type ContractFile, fetchContract } from './fetch-contract.ts'

/** What became of an acceptance: a stale one comes with the contract as it is now. */
export type Acceptance =
  | { readonly is: 'accepted' }
  | { readonly is: 'stale'; readonly file: ContractFile }
  | { readonly is: 'failed' }

/** The contract's moves. Refusals are told by the warning modal; a lost session goes back to its code. */
export interface ContractMoves {
  /** Saves the company's data and gives the contract, fetched once until something in it changes; null where refused. */
  readonly prepare: () => Promise<ContractFile | null>
  /** Accepts what the buyer was shown (decisions 7). */
  readonly accept: (file: ContractFile) => Promise<Acceptance>
}

const STALE = 409

/** The last contract of this page, by what it was made of: it survives moving between screens, not a reload. */
let kept: { readonly key: string; readonly file: ContractFile } | null = null

/** Gives the contract's moves. */
export function useContract(): ContractMoves {
  const store = useVisitorStore()
  const warn = useWarn()
  const isLost = useLostSession()
  const { shortName } = useStore().configuration.issuer

  const fetchFresh = useCallback(async () => {
    const state = store.getState()
    const { leadId } = state.customer
    if (leadId === null) return null
    const fetched = await fetchContract(leadId)
    if (!fetched.ok) {
      if (isLost(fetched.problem.code)) return null
      warn(contractWarning(fetched.problem.code, shortName))
      return null
    }
    kept = { key: contractKey(state), file: fetched.answer }
    return fetched.answer
  }, [store, warn, isLost, shortName])

  const prepare = useCallback(async () => {
    const state = store.getState()
    if (kept?.key === contractKey(state)) return kept.file
    const registration = toRegistration(state.access)
    const { companyData: company } = state.purchase
    const { leadId } = state.customer
    if (!leadId || !registration || !company) return null
    const saved = await runCommand('saveCompany', { leadId, registration, company })
    if (saved.ok) return fetchFresh()
    if (isLost(saved.problem.code)) return null
    const warning = contractWarning(saved.problem.code, shortName)
    const refused = saved.problem.fields[0]?.message
    warn(refused ? { ...warning, text: refused } : warning)
    return null
  }, [store, warn, isLost, shortName, fetchFresh])

  const accept = useCallback(
    async (shown: ContractFile): Promise<Acceptance> => {
      const { leadId } = store.getState().customer
      if (leadId === null) return { is: 'failed' }
      const result = await runCommand('acceptContract', { leadId, hash: shown.hash })
      if (result.ok) {
        store.setState(({ purchase }) => ({
          purchase: { ...purchase, acceptedHash: shown.hash, isAcceptanceLost: false },
        }))
        return { is: 'accepted' }
      }
      if (result.problem.code !== STALE) {
        if (isLost(result.problem.code)) return { is: 'failed' }
        warn(contractWarning(result.problem.code, shortName))
        return { is: 'failed' }
      }
      const file = await fetchFresh()
      return file ? { is: 'stale', file } : { is: 'failed' }
    },
    [store, warn, isLost, shortName, fetchFresh],
  )
  return { prepare, accept }
}
