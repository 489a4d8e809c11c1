/** Words of the modality pages. */
export const modalityCopy = {
  singleCardsTitle: 'Cartões avulsos',
  singleCardsIntro:
    'Escolha os benefícios, diga de quantos cartões a sua equipe precisa e quanto vai em cada um. O preço aparece na hora.',
  products: 'Escolha os benefícios',
  cart: 'Seu carrinho',
  proceed: 'Seguir com a contratação',
  toCart: 'Seguir para o carrinho',
  noProducts: 'Nenhum cartão avulso é vendido neste canal no momento.',
} as const
