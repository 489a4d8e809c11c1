import { COMMAND_ENDED, type EndedCommand } from '../../commands/command-events.ts'
import { openTabStorage } from '../../ui/tab-storage.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import type { VisitorStore } from '../../visit/visitor-store.ts'

/** Remembers in the tab which orders were told as concluded: a reload tells none again. */
const TOLD = 'loja-eventos'

type Order = NonNullable<VisitorState['purchase']['order']>

/** What a purchase tells on its way. */
interface Told {
  readonly lead: (leadId: string | null) => void
  readonly proposal: () => void
  /** The order was made in this tab. */
  readonly hired: (order: Order) => void
}

/** Tells leads, proposals and the order as they come about; gives the way to stop. */
export function watchPurchase(store: VisitorStore, told: Told): () => void {
  const leave = store.subscribe((state, before) => {
    const { leadId } = state.customer
    if (leadId !== null && leadId !== before.customer.leadId) told.lead(leadId)
    const { order } = state.purchase
    if (order && order.orderId !== before.purchase.order?.orderId) told.hired(order)
  })
  const ended = (event: Event) => {
    const { name, code } = (event as CustomEvent<EndedCommand>).detail
    if (code !== null) return
    if (name === 'proposeCart') told.proposal()
    if (name === 'createLead') tellOther()
  }
  /** A visitor who has a lead already keeps it, whatever else they ask for: the other one has no place in the tab. */
  function tellOther() {
    if (store.getState().customer.leadId !== null) told.lead(null)
  }
  addEventListener(COMMAND_ENDED, ended)
  return () => {
    leave()
    removeEventListener(COMMAND_ENDED, ended)
  }
}

/** Whether an order is told for the first time as `event`; from then on it is not. */
export function isFirst(event: string, orderId: string): boolean {
  const storage = openTabStorage()
  const mark = `${event}:${orderId}`
  const marks = (storage.getItem(TOLD) ?? '').split(' ').filter(Boolean)
  if (marks.includes(mark)) return false
  storage.setItem(TOLD, [...marks, mark].join(' '))
  return true
}
