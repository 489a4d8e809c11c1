import { useEffect, useMemo } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { useLostSession } from '../access/public.ts'
import type { ContractMoves } from './shown-contract.ts'

const loadMoves = () => loadPart(() => import('./create-contract-moves.ts'))

/** Gives the contract's moves. What they are made of comes while the buyer reads the page: a press finds it there. */
export function useContract(): ContractMoves {
  const store = useVisitorStore()
  const warn = useWarn()
  const isLost = useLostSession()
  const { channel, configuration } = useIssuer()
  const { shortName } = configuration.issuer
  const { accessManagement } = channel.features
  useEffect(() => {
    void loadMoves().catch(() => {})
  }, [])
  return useMemo(() => {
    const load = async () =>
      (await loadMoves()).createContractMoves({ store, warn, isLost, shortName, accessManagement })
    return {
      prepare: async () => (await load()).prepare(),
      accept: async (file) => (await load()).accept(file),
    }
  }, [store, warn, isLost, shortName, accessManagement])
}
