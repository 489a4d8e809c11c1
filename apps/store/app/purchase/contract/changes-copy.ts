/** What is another thing in a contract that was made anew. */
export const changesCopy = {
  title: 'O que mudou:',
  total: (before: string, now: string) => `Total do pedido: de ${before} para ${now}.`,
  added: (name: string, now: string) => `${name} entrou no pedido: ${now}.`,
  changed: (name: string, before: string, now: string) => `${name}: de ${before} para ${now}.`,
  gone: (name: string) => `${name} saiu do pedido.`,
  company: 'Os dados da empresa são outros. Confira-os no resumo.',
} as const
