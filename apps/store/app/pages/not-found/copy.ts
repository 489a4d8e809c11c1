/** Words of the page that is not found; they come with it. */
export const notFoundCopy = {
  title: 'Desculpe, não conseguimos encontrar esta página',
  hint: 'O endereço pode ter mudado ou ter um erro de digitação.',
  cartKept: 'O seu carrinho continua guardado.',
  goHome: 'Ir para a página inicial',
  goToCart: 'Voltar ao carrinho',
  otherWays: 'Outros caminhos',
  choose: 'Escolher um benefício',
  solutions: 'Soluções contratadas',
  contact: 'Falar com o atendimento',
  address: (path: string) => `Endereço: ${path}`,
} as const
