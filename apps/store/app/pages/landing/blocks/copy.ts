/** Words of the blocks under the shelf; they come with their script. */
export const blocksCopy = {
  offersTitle: (count: number) => (count === 1 ? 'Oferta da loja' : 'Ofertas da loja'),
  offerCards: (cards: number) => `A partir de ${cards} ${cards === 1 ? 'cartão' : 'cartões'}`,
  offerEmployees: (employees: number) =>
    `A partir de ${employees} ${employees === 1 ? 'colaborador' : 'colaboradores'}`,
  discover: (name: string) => `Conhecer ${name}`,
  patTitle: 'Tudo sobre PAT e Auxílio',
  patIntro: 'As duas formas de oferecer refeição e alimentação, lado a lado.',
  patCaption: 'Comparação entre PAT e Auxílio',
  patTopic: 'Tópico',
  pat: 'PAT',
  aid: 'Auxílio',
  choose: 'Ajude-me a escolher',
  hireBenefits: 'Contratar benefícios',
  bannerLabel: 'Destaques da loja',
  awardsLabel: 'Prêmios recebidos',
} as const

/** Words of the map of where cards are accepted. */
export const mapCopy = {
  state: 'Estado',
  wholeCountry: 'Todo o Brasil',
  product: 'Produto',
  map: (product: string) => `Mapa do Brasil: estabelecimentos que aceitam ${product}, por estado`,
  figure: (count: string) => `${count} estabelecimentos`,
  told: (place: string, product: string, count: string) =>
    `${place}: ${count} estabelecimentos aceitam ${product}.`,
  fewer: 'Menos',
  more: 'Mais',
  table: 'Ver os números de todos os estados',
  tableCaption: 'Estabelecimentos credenciados por estado e produto',
  // Each with its blanks: one text a place, since what stands beside it costs the page a comment.
  credit: 'Mapa: ',
  creditLicence: ', licença ',
} as const
