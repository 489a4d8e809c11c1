import type { CheckoutStep } from '@benefits/domain/checkout/next-step'
import { useCallback } from 'react'
import { readClientId } from '../../visit/client-id.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { toPerson, toRegistration } from '../access/public.ts'
import { offersKnown } from './offers-known.ts'
import { PURCHASE } from './purchase.ts'
import type { Purchaser } from './step.ts'
import { useRegister } from './use-register.ts'

/** What a step's calls lead to: its own page, another step's, or staying where the buyer is. */
export type Prepared = CheckoutStep | 'stay'

/**
 * Registers lead and cart and reads the customer type, then leads to the given step; to the access step where the buyer
 * is not known well enough or may not buy. Without accounts the order's page names the purchaser.
 */
export function useRegisterPurchase(): (step: CheckoutStep, purchaser?: Purchaser) => Promise<Prepared> {
  const store = useVisitorStore()
  const register = useRegister()
  return useCallback(
    async (step, named) => {
      await offersKnown(store, location.search)
      const purchaser = named ?? registeredPurchaser(store.getState())
      if (purchaser === null) return 'access'
      const outcome = await register(PURCHASE, { purchaser, visitorId: readClientId(document.cookie) })
      const reached = { buys: step, restricted: 'access', failed: 'stay' } as const
      return reached[outcome]
    },
    [store, register],
  )
}

/** The person of the access account as who buys; null while the registration cannot be read. */
function registeredPurchaser({ access }: Pick<VisitorState, 'access'>): Purchaser | null {
  const registration = toRegistration(access)
  return registration && { cnpj: registration.cnpj, contact: toPerson(registration) }
}
