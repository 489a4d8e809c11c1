import type { VisitCopy, VisitName } from '../visit/visitor-store.ts'

/**
 * The script right after the room of the tab's own cart (`data-tab-cart`), which the server knows nothing of: how many
 * rows it has, before what follows is read and painted. The room alone tells it: no product, no amount. It takes
 * itself out, since the framework knows nothing of it. It stands alone, so that it imports types and nothing else.
 */
const script = document.currentScript as HTMLScriptElement
const room = script.previousElementSibling as HTMLElement
script.remove()
try {
  const name: VisitName = `loja:${document.documentElement.dataset.issuer}`
  const { state }: VisitCopy = JSON.parse(sessionStorage.getItem(name) as string)
  const { purchase, shopping, customer } = state as Required<typeof state>
  const rows = shopping.cart.lines.length
  // What is ordered leaves the cart with the page of its order (`leave-finished.ts`).
  room.hidden = rows === 0 || purchase.order !== null
  room.style.setProperty('--rows', String(rows))
  // Over the rows of a company with contracts stands what leads to them.
  room.style.setProperty('--switches', customer.contractedProducts.length > 0 ? '1' : '0')
} catch {
  // Nothing is kept here, or it may not be read: the room stays hidden.
}
