/** Titles and messages of the warning modal that no single code owns. */
export const WARNING_TEXTS = {
  defaultTitle: 'Desculpe, algo inesperado aconteceu :(',
  maintenanceTitle: 'Página em manutenção',
  cautionTitle: 'Atenção!',
  lostTitle: 'Sem conexão',
  lost: 'Verifique sua internet e tente de novo. O que você preencheu continua aqui.',
  unservedTitle: 'Indisponibilidade na Região',
  unservedScreen: 'Infelizmente alguns produtos ainda não estão disponíveis na sua região.',
  downgrade: 'Não é possível prosseguir com este modelo de contratação.',
} as const

const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Names the products that pricing removed, in the singular or the plural. */
export function removedProductsText(names: readonly string[]): string {
  const listed = conjunction.format(names)
  return names.length === 1
    ? `O produto ${listed} ainda não chegou à sua região e foi removido do carrinho.`
    : `Os produtos ${listed} ainda não chegaram à sua região e foram removidos do carrinho.`
}

/** Names the products that left the cart since the company has them already, and where more of them is ordered. */
export function contractedProductsText(names: readonly string[]): string {
  const listed = conjunction.format(names)
  const rest =
    'O que é novo continua no carrinho. Para pedir mais do que a empresa já tem, use o portal do cliente.'
  return names.length === 1
    ? `Sua empresa já contratou ${listed}, que saiu do carrinho. ${rest}`
    : `Sua empresa já contratou ${listed}, que saíram do carrinho. ${rest}`
}
