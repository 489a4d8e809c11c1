/** Words of the question about cookies. */
export const consentCopy = {
  title: 'Consentimento de Cookies',
  text: 'Usamos os cookies necessários para a loja funcionar. Com a sua permissão, também medimos o uso da loja, sem dados pessoais.',
  accept: 'Entendi e fechar',
  refuse: 'Recusar',
} as const
