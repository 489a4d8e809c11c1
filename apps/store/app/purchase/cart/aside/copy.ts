/** Words of the carts that another one took the place of. */
export const asideCopy = {
  title: (count: number) => (count === 1 ? 'Carrinho guardado' : 'Carrinhos guardados'),
  bringBack: 'Voltar a este carrinho',
  isBack: 'O carrinho voltou a ser o de antes.',
  isKept: 'Carrinho de antes',
  isAside: 'O carrinho de antes ficou guardado em Meu carrinho.',
  close: 'Fechar o aviso',
} as const
