/** Words of the carts that another one took the place of. */
export const asideCopy = {
  title: (count: number) => (count === 1 ? 'Carrinho guardado' : 'Carrinhos guardados'),
  bringBack: 'Voltar a este carrinho',
  isBack: 'Recuperamos o carrinho anterior.',
  isKept: 'Carrinho anterior',
  isAside: 'O carrinho anterior ficou guardado em Meu carrinho.',
  close: 'Fechar o aviso',
} as const
