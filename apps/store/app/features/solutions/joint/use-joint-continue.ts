import { closeJointGroup } from '@benefits/domain/cart/joint/close-joint-group'
import { nextJointGroup } from '@benefits/domain/cart/joint/next-joint-group'
import { openJointGroup } from '@benefits/domain/cart/joint/open-joint-group'
import { useRef, useState } from 'react'
import { useVisitorStore } from '../../../state/visitor-provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { withCart } from '../../cart/cart-slice.ts'
import { useProceed } from '../../checkout/public.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import { useRegisterJoint } from './use-register-joint.ts'

/** The way through the forms. */
export interface JointContinue {
  readonly proceed: () => void
  readonly busy: boolean
  /** All forms were left as they were contracted: there is nothing to hire. */
  readonly isNothingNew: boolean
  /** Says what stands in the way of a company that may not buy. */
  readonly dialog: Elements
}

/**
 * Leaves the open group's form: the cart is registered, then the next form opens; after the last one the proposal is
 * made and the proceed rules lead on. What is not sold where the company is leaves the cart on the way.
 */
export function useJointContinue(sections: readonly SolutionSection[]): JointContinue {
  const store = useVisitorStore()
  const register = useRegisterJoint()
  const checkout = useProceed('cart')
  const [busy, setBusy] = useState(false)
  const [isNothingNew, setNothingNew] = useState(false)
  const isRunning = useRef(false)

  async function run() {
    const { shopping, customer } = store.getState()
    const { cart } = shopping
    const { selectedGroupCode } = cart
    if (selectedGroupCode === null) return
    const next = nextJointGroup(cart)
    const closed = closeJointGroup(cart, selectedGroupCode, customer.contractedProducts)
    const isEmpty = closed.lines.length === 0
    setNothingNew(isEmpty && next === null)
    if (isEmpty && next === null) return
    store.setState({ shopping: withCart(shopping, closed) })
    const outcome = isEmpty ? 'registered' : await register(next === null)
    if (outcome === 'refused' || (outcome === 'unserved' && next === null)) return
    const section = sections.find(({ groupCode }) => groupCode === next)
    if (!section) return checkout.proceed()
    store.setState((state) => ({
      shopping: withCart(
        state.shopping,
        openJointGroup(state.shopping.cart, section, state.customer.contractedProducts),
      ),
    }))
  }

  function proceed() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    void run().finally(() => {
      isRunning.current = false
      setBusy(false)
    })
  }
  return { proceed, busy: busy || checkout.busy, isNothingNew, dialog: checkout.proposal.dialog }
}
