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
  credit: 'Mapa:',
  creditLicence: 'licença',
} as const
