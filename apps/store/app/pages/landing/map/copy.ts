/** Words of the map of where cards are accepted. */
export const mapCopy = {
  state: 'Estado',
  wholeCountry: 'Todo o Brasil',
  product: 'Produto e estabelecimentos que o aceitam',
  map: (product: string) => `Mapa do Brasil: estabelecimentos que aceitam ${product}, por estado`,
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
