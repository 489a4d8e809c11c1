const SMALL_WORDS: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/**
 * 'RUA XV DE NOVEMBRO' as people write it, 'Rua XV de Novembro'; a text that is not all capitals stays as it is.
 * `isRest`: something stands before it, as 'Praça' before 'da Sé'.
 */
export function titleCase(text: string, { isRest = false } = {}): string {
  if (text !== text.toLocaleUpperCase('pt-BR')) return text
  return text
    .split(' ')
    .map((word, index) => {
      const small = word.toLocaleLowerCase('pt-BR')
      if ((index > 0 || isRest) && SMALL_WORDS.has(small)) return small
      return /^[IVX]{2,}$/.test(word) ? word : capitalised(small)
    })
    .join(' ')
}

function capitalised(word: string): string {
  return word.replace(/(^|['’(-])(\p{L})/gu, (_, before: string, letter: string) => {
    return `${before}${letter.toLocaleUpperCase('pt-BR')}`
  })
}
