import type { BalanceUse } from './group-balances.ts'

/** Words of the card with several balances: its block in the cart, its page and its form. */
export const walletCopy = {
  title: 'Cartão Multi',
  cardName: 'Multi',
  intro:
    'Um só cartão por colaborador, com um saldo para cada uso. Diga de quantos cartões a sua equipe precisa e quanto vai em cada saldo.',
  crumbContracted: 'Soluções contratadas',
  crumbBenefits: 'Benefícios',
  crumbHere: 'Carrinho Multi',
  proceed: 'Seguir com a contratação',

  blockTitle: 'Seu cartão Multi',
  quantity: 'Quantidade de cartões',
  quantityHint: 'Vale para todos os saldos do cartão.',
  quantityAsked: 'Diga de quantos cartões a sua equipe precisa.',
  valueOf: (product: string) => `Valor de ${product}`,
  times: (cards: number) => `${cards.toLocaleString('pt-BR')}x`,
  cards: (cards: number) => (cards === 1 ? '1 cartão' : `${cards.toLocaleString('pt-BR')} cartões`),
  remove: (product: string) => `Remover ${product} do carrinho`,
  noBalance: 'O cartão ainda não tem saldos: escolha os que a sua equipe vai usar.',
  contracted: 'Produto já contratado',
  historyBefore: 'Alterações nos benefícios já contratados só podem ser feitas pelo ',
  history: 'Histórico de pedidos',
  historyAfter: ' do portal do cliente.',
  previewTitle: 'Esta é só uma prévia...',
  previewText:
    'O pedido é concluído no portal do cliente, onde os tipos de saldo e os valores podem variar de um cartão para outro.',

  valueHint: 'Por cartão, ao mês',
  valueSum: (cards: number, value: string, sum: string) =>
    `${cards.toLocaleString('pt-BR')} × ${value} = ${sum}`,
  beginWith: 'Escolha um saldo e digite o valor por cartão.',
  needsQuantity: 'Informe a quantidade de cartões.',
  needsValue: 'Informe o valor de um saldo.',

  splitCaption: 'Como o valor de cada cartão se divide',
  perCard: 'em cada cartão',
  noValue: 'Digite os valores e veja como cada cartão fica.',

  shortfall: (cards: number, value: string) =>
    `Faltam: ${cards.toLocaleString('pt-BR')} ${cards === 1 ? 'cartão' : 'cartões'} / ${value} cada`,
  shortValue: (value: string) => `Falta chegar a ${value} em cada cartão`,
  offerNeeds: (offer: string, cards: number, value: string) =>
    `A oferta ${offer} vale a partir de ${cards.toLocaleString('pt-BR')} ${cards === 1 ? 'cartão' : 'cartões'} e ${value} de crédito por mês.`,

  moreTitle: 'Contrate mais saldos para o seu multi',
  uses: { food: 'Refeição e alimentação', way: 'Ir e vir', other: 'Outros usos' } satisfies Record<
    BalanceUse,
    string
  >,
  add: 'Adicionar ao carrinho',
  allContracted: 'Sua empresa já contratou todos os saldos do cartão Multi.',
  noneSold: 'Nenhum saldo do cartão Multi é vendido neste canal no momento.',

  formTitle: 'Monte o cartão da sua equipe',
  formHint: 'Preencha só os saldos que quiser: os vazios ficam fora do cartão.',
  update: 'Atualizar carrinho',
  cancel: 'Cancelar',
  added: 'Produto adicionado!',
  subtotal: 'Subtotal',
  inEach: (value: string) => `${value} em cada um`,
  goToCart: 'Seguir para o carrinho',
  edit: 'Editar',
} as const
