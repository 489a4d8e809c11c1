/** Words of the initial page. */
export const landingCopy = {
  heading: (issuer: string) => `${issuer} tem tudo que sua empresa precisa!`,
  partnerHeading: (issuer: string, partner: string) =>
    `${issuer}, em parceria com ${partner}, tem tudo que sua empresa precisa!`,
  subtitle: 'Conheça abaixo nossas soluções:',
  promises: ['Preço na hora, sem cadastro', 'Contrato on-line', 'Tarifas à vista'],
  isNew: 'Novidade!',
  featured: 'Em destaque',
  newTab: '(abre em uma nova aba)',
} as const
