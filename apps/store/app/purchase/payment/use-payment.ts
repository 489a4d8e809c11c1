import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import { isPayableByCard } from '@benefits/domain/payment/is-payable-by-card'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { runCommand } from '../../commands/run-command.ts'
import { choosePayment, recordCard } from '../../visit/purchase-moves.ts'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { useLostSession } from '../access/public.ts'
import { type CardRefusal, cardRefusal, isToldByHiring } from './card-refusal.ts'
import { type CardValues, NO_CARD } from './card-values.ts'
import { authorisedCardOf, type PaidCard, toPaidCard } from './paid-card.ts'
import {
  applyPaymentRequest,
  boletoPayment,
  chooseMethod,
  type PaymentState,
  reopenCard,
  setCard,
} from './payment-state.ts'

/** The payment of the summary page and its moves. */
export interface Payment {
  readonly state: PaymentState
  /** The buyer may choose between boleto and credit card (docs/rules/payment.md: cards-for-plans). */
  readonly isCardOffered: boolean
  /** What the card's form starts with. */
  readonly draft: CardValues
  /** The card that holds the price of this cart already. */
  readonly authorised: PaidCard | null
  readonly isPaying: boolean
  /** How the plan is paid: a card pays the first of it. */
  readonly period: PlanPeriod
  /** Why the last try was refused. */
  readonly refusal: CardRefusal | null
  readonly choose: (method: PaymentMethod) => void
  readonly confirm: (card: CardValues) => void
  readonly edit: () => void
  /**
   * Authorises the card, where one is chosen; false where the order cannot be concluded with it and the buyer was told
   * why. What hiring refuses too is left to the hiring that follows.
   */
  readonly pay: () => Promise<boolean>
}

const noCardYet = chooseMethod(boletoPayment, 'creditCard')

/**
 * Holds the payment while the summary page is open. The method survives a reload, the card does not: it is in this
 * hook's memory alone, and its security code goes as soon as it was sent or is edited.
 */
export function usePayment(): Payment {
  const store = useVisitorStore()
  const isLost = useLostSession()
  const { channel, configuration } = useIssuer()
  const hasFeature = channel.features.creditCard
  const isCardOffered = useVisitor((state) => isOffered(state, hasFeature))
  const chosen = useVisitor(({ purchase }) => purchase.paymentMethod)
  const authorised = useVisitor(({ purchase }) => authorisedCardOf(purchase))
  const [card, setCardState] = useState<PaymentState>(noCardYet)
  const [draft, setDraft] = useState(NO_CARD)
  const [refusal, setRefusal] = useState<CardRefusal | null>(null)
  const [isPaying, setPaying] = useState(false)
  const period = useVisitor(({ shopping }) => shopping.cart.planPeriod)
  const method = isCardOffered ? chosen : 'boleto'

  function choose(paymentMethod: PaymentMethod) {
    store.move(choosePayment, paymentMethod)
    setCardState(noCardYet)
    setDraft(NO_CARD)
    setRefusal(null)
  }

  function confirm(values: CardValues) {
    setRefusal(null)
    setDraft(values)
    setCardState((state) => setCard(state, values))
  }

  function edit() {
    setDraft(reopenCard)
    setCardState((state) => setCard(state, null))
  }

  async function payByBoleto(): Promise<boolean> {
    store.move(choosePayment, 'boleto')
    return true
  }

  async function payByCard(): Promise<boolean> {
    const { customer, purchase } = store.getState()
    const { creditCardData } = card
    if (authorised) return true
    if (!creditCardData || !customer.leadId || !purchase.cartId) return false
    setPaying(true)
    setRefusal(null)
    setCardState((state) => applyPaymentRequest(state, 'pending'))
    // It is there already: the form that the card was typed into has come with it.
    const { toCard } = await import('./card-form-rules.ts')
    const result = await runCommand('authoriseCard', {
      params: { leadId: customer.leadId },
      body: toCard(creditCardData),
      idempotencyKey: crypto.randomUUID(),
    })
    setPaying(false)
    if (result.ok) {
      store.move(recordCard, toPaidCard(result.answer), purchase.cartId)
      setCardState((state) => applyPaymentRequest(state, 'fulfilled'))
      setDraft(NO_CARD)
      return true
    }
    setDraft(reopenCard(creditCardData))
    setCardState((state) => applyPaymentRequest(state, 'rejected'))
    if (isToldByHiring(result.problem)) return true
    if (!isLost(result.problem.code)) {
      setRefusal(await cardRefusal(result.problem, configuration.issuer.shortName, new Date()))
    }
    return false
  }

  const waysToPay = { boleto: payByBoleto, creditCard: payByCard } satisfies Record<
    PaymentMethod,
    Payment['pay']
  >
  const state = authorised ? applyPaymentRequest(noCardYet, 'fulfilled') : card
  return {
    isCardOffered,
    draft,
    isPaying,
    period,
    refusal,
    choose,
    confirm,
    edit,
    pay: waysToPay[method],
    authorised: method === 'creditCard' ? authorised : null,
    state: method === 'creditCard' ? state : boletoPayment,
  }
}

function isOffered({ shopping }: VisitorState, hasFeature: boolean): boolean {
  const lineTypes = shopping.cart.lines.map(({ lineType }) => lineType)
  return isPayableByCard({ hasFeature, offerCode: shopping.offerCode, lineTypes })
}
