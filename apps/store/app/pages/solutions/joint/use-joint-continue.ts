import { isExtensionAlone } from '@benefits/domain/cart/contracted/sold-again'
import { closeJointGroup } from '@benefits/domain/cart/joint/close-joint-group'
import { nextJointGroup } from '@benefits/domain/cart/joint/next-joint-group'
import { useRef, useState } from 'react'
import { toLeadContact } from '../../../purchase/access/public.ts'
import { useProceed } from '../../../purchase/checkout/public.ts'
import { JOINT_CART, PROPOSAL, useRegister } from '../../../purchase/register/public.ts'
import type { Elements } from '../../../ui/elements.ts'
import { changeCart } from '../../../visit/cart-moves.ts'
import { readClientId } from '../../../visit/client-id.ts'
import { openJoint } from '../../../visit/joint-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { SolutionSection } from '../shelf/solution-sections.ts'

export type JointStop = 'nothingNew' | 'alone'

/** The way through the forms. */
export interface JointContinue {
  readonly proceed: () => void
  readonly busy: boolean
  /** Why the last form does not go on: all stayed as it was contracted, or nothing is there to extend it with. */
  readonly stop: JointStop | null
  /** Says what stands in the way of a company that may not buy. */
  readonly dialog: Elements
}

/**
 * Leaves the open group's form: the cart is registered, then the next form opens; after the last one the proposal is
 * made and the proceed rules lead on. What is not sold where the company is leaves the cart on the way.
 */
export function useJointContinue(sections: readonly SolutionSection[]): JointContinue {
  const store = useVisitorStore()
  const register = useRegister()
  const checkout = useProceed('cart')
  const [busy, setBusy] = useState(false)
  const [stop, setStop] = useState<JointStop | null>(null)
  const isRunning = useRef(false)

  /** The cart as it stands; after the last group, with its proposal. */
  async function registerAll(proposes: boolean) {
    const { access, customer } = store.getState()
    const contact = toLeadContact(access)
    if (!contact || !customer.company) return 'refused'
    const purchaser = { cnpj: customer.company.cnpj, contact }
    const outcome = await register(JOINT_CART, { purchaser, visitorId: readClientId(document.cookie) })
    const { leadId } = store.getState().customer
    if (outcome !== 'registered' || !proposes || leadId === null) return outcome
    return (await register(PROPOSAL, { leadId })) === null ? 'refused' : 'registered'
  }

  async function run() {
    const { shopping, customer } = store.getState()
    const { cart } = shopping
    const { selectedGroupCode } = cart
    if (selectedGroupCode === null) return
    const next = nextJointGroup(cart)
    const closed = closeJointGroup(cart, selectedGroupCode, customer.contractedProducts)
    const isEmpty = closed.lines.length === 0
    const isAlone = isExtensionAlone(closed.lines, customer.contractedProducts)
    const isLast = next === null
    const found = isEmpty ? 'nothingNew' : isAlone ? 'alone' : null
    setStop(isLast ? found : null)
    if (isLast && found !== null) return
    store.move(changeCart, () => closed)
    // An extension is registered with what it is hired together with.
    const outcome = found !== null ? 'registered' : await registerAll(isLast)
    if (outcome === 'refused' || (outcome === 'unserved' && isLast)) return
    const section = sections.find(({ groupCode }) => groupCode === next)
    if (!section) return checkout.proceed()
    store.move(openJoint, section)
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
  return { proceed, busy: busy || checkout.busy, stop, dialog: checkout.proposal.dialog }
}
