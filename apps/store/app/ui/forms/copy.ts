/** Words of fields themselves, the same in every form; the initial page has none of them. */
export const formCopy = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  increase: 'Aumentar',
  decrease: 'Diminuir',
  upTo: (most: number) => `Este campo vai até ${most.toLocaleString('pt-BR')}.`,
  upToAmount: (most: string) => `Este campo vai até ${most}.`,
  unreadQuantity: 'Não conseguimos ler esta quantidade. Digite só números.',
  unreadAmount: 'Não conseguimos ler este valor. Escreva como 1.234,56.',
  optional: 'opcional',
  /** What a form still lacks; without names their number is told. */
  lacking: (nouns: readonly string[], areNamed: boolean) =>
    `${nouns.length === 1 ? 'Falta' : 'Faltam'} ${named(nouns, areNamed)}.`,
  broken: (nouns: readonly string[], areNamed: boolean) => `Confira ${named(nouns, areNamed)}.`,
  codeBox: (position: number, length: number) => `Caractere ${position} de ${length}`,
} as const

/** 'o CPF e o celular', '4 campos'. */
function named(nouns: readonly string[], areNamed: boolean): string {
  if (areNamed) return new Intl.ListFormat('pt-BR').format(nouns)
  return nouns.length === 1 ? '1 campo' : `${nouns.length} campos`
}
