import { type CheckoutStep, nextStep } from '@benefits/domain/checkout/next-step'
import { useCallback } from 'react'
import { useStore } from '../../issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../shell/use-kept-query.ts'
import { useVisitorStore } from '../../state/visitor-provider.tsx'

const PATHS = {
  verification: '/checkout/verificacao',
  access: '/checkout/acesso-vr',
  checkoutCart: '/checkout/carrinho/beneficios',
  summary: '/checkout/resumo',
  conclusion: '/checkout/conclusao',
  orderCart: '/pedido/carrinho',
  companyData: '/pedido/dados-empresa',
} as const satisfies Record<CheckoutStep, string>

/** Gives what 'Seguir com a contratação' does on a cart page (spec 1 §4, proceed flow). */
export function useCartProceed(): () => void {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { accessManagement } = useStore().channel.features
  return useCallback(() => {
    const { access, customer } = store.getState()
    const step = nextStep({
      from: 'cart',
      hasAccessManagement: accessManagement,
      hasAccess: access.hasAccess,
      isCodeValidated: access.isCodeValidated,
      customerType: customer.customerType,
      isEmbedded: false,
    })
    go(PATHS[step])
  }, [store, go, accessManagement])
}
