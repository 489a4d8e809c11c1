/** Words of the page that is not found; they come with it. */
export const notFoundCopy = {
  title: 'Desculpe, não conseguimos encontrar esta página',
  hint: 'O endereço pode ter mudado ou ter sido digitado de outro jeito.',
  cartKept: 'O seu carrinho continua guardado.',
  goHome: 'Ir para a página inicial',
  goToCart: 'Voltar ao carrinho',
} as const
