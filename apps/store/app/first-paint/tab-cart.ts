/**
 * The script right after the room of the tab's own cart (`data-tab-cart`), which the server knows nothing of: how many
 * rows it has, before what follows is read and painted. The room alone tells it: no product, no amount. It takes
 * itself out, since the framework knows nothing of it.
 */
export {}

const script = document.currentScript as HTMLScriptElement
const room = script.previousElementSibling as HTMLElement
script.remove()
try {
  const { issuer } = document.documentElement.dataset
  const { purchase, shopping, customer } = JSON.parse(
    sessionStorage.getItem(`loja:${issuer}`) as string,
  ).state
  const rows: number = shopping.cart.lines.length
  // What is ordered leaves the cart with the page of its order (`leave-finished.ts`).
  room.hidden = rows === 0 || purchase.order !== null
  room.style.setProperty('--rows', String(rows))
  // Over the rows of a company with contracts stands what leads to them.
  room.style.setProperty('--switches', customer.contractedProducts.length > 0 ? '1' : '0')
} catch {
  // Nothing is kept here, or it may not be read: the room stays hidden.
}
