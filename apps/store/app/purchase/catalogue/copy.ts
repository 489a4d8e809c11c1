/** Words of a product's card. */
export const catalogueCopy = {
  more: 'Saiba mais',
  quantity: 'Escolha a quantidade',
  value: 'Digite o valor',
  add: 'Adicionar ao carrinho',
  update: 'Atualizar carrinho',
  cancelEdit: 'Cancelar',
  added: 'Produto adicionado!',
  cards: (count: number) => (count === 1 ? '1 cartão' : `${count.toLocaleString('pt-BR')} cartões`),
  perCard: 'por cartão',
  needsBoth: 'Informe a quantidade e o valor.',
  needsQuantity: 'Informe a quantidade de cartões.',
  needsValue: 'Informe o valor de cada cartão.',
  comesTo: (cards: number, value: string) => `${cards.toLocaleString('pt-BR')} × ${value} = `,
  subtotal: 'neste pedido',
  goToCart: 'Seguir para o carrinho',
  goToSummary: 'Ir para o resumo',
  edit: 'Editar',
  remove: 'Excluir',
  missingTitle: 'Erro ao buscar no carrinho!',
  missingText: 'Não foi possível buscar o produto no carrinho, recarregue a página e tente novamente.',
  reload: 'Recarregar a página',
  contracted: (product: string) => `Parece que você já possui o ${product} contratado.`,
  contractedTag: 'Sua empresa já possui esse saldo contratado!',
  portal: 'Pedir mais no portal do cliente',
  unserved: (product: string) => `Parece que o produto ${product} ainda não chegou em sua região.`,
  unservedTag: 'Este produto não está disponível em sua região',
} as const

/** Words of the shelf of single cards. */
export const shelfCopy = {
  law: 'Refeição e alimentação',
  laws: { pat: 'Com PAT', aid: 'Como auxílio' },
  differences: {
    pat: 'A empresa se inscreve no programa, sem custo, e no lucro real deduz até 4% do imposto de renda devido.',
    aid: 'Sem inscrição no PAT e sem essa dedução: a empresa define os grupos e os valores.',
  },
} as const
