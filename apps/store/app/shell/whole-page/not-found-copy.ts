/** Words of the page that is not found; they come with it. */
export const notFoundCopy = {
  title: 'Desculpe, não conseguimos encontrar esta página',
  hint: 'O endereço pode ter mudado ou ter sido digitado de outro jeito.',
  goHome: 'Ir para a página inicial',
} as const
