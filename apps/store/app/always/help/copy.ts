/** Words of the support panel; they come with it. */
export const supportPanelCopy = {
  title: 'Central de suporte',
  intro: 'Nossa equipe está disponível para suporte e dúvidas. Escolha como prefere falar com a gente.',
  close: 'Fechar',
  faq: 'Ver perguntas frequentes',
} as const
