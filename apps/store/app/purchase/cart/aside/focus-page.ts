/** Puts the focus to the page's cart, else to the begin of its content: what was pressed is gone with its cart. */
export function focusPage() {
  const place = document.getElementById('carrinho') ?? document.getElementById('conteudo')
  place?.focus({ preventScroll: true })
}
