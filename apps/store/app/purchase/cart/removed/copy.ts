/** Words of what was taken out of the cart. */
export const removedCopy = {
  label: 'Produto removido',
  removed: 'Removido:',
  undo: 'Desfazer',
  told: (name: string) => `${name} saiu do carrinho.`,
  isBack: (name: string) => `${name} voltou para o carrinho.`,
  close: 'Fechar o aviso',
} as const
