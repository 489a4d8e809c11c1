/** Words of the question about cookies. */
export const consentCopy = {
  title: 'Consentimento de Cookies',
  needed: 'Usamos os cookies necessários para a loja funcionar.',
  asked: 'Com a sua permissão, também medimos o uso da loja, sem dados pessoais.',
  accept: 'Entendi e fechar',
  refuse: 'Recusar',
} as const

/** What is said over a page while something takes long. */
export const slowCopy = {
  slow: 'Está demorando mais do que o normal. Aguarde: nada se perde.',
} as const
