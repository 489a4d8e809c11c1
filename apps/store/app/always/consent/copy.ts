/** Words of the question about cookies. */
export const consentCopy = {
  title: 'Consentimento de Cookies',
  needed: 'Usamos os cookies necessários para a loja funcionar.',
  asked: 'Com a sua permissão, também medimos o uso da loja, sem dados pessoais.',
  accept: 'Entendi e fechar',
  refuse: 'Recusar',
} as const
