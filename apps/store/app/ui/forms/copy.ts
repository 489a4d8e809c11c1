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
  codeBox: (position: number, length: number) => `Caractere ${position} de ${length}`,
} as const
