/** How to reach people, in words: they come with the dialog or the section that says them. */
export const contactCopy = {
  title: 'Fale com a gente',
  intro: 'Escolha o canal que preferir.',
  phone: 'Telefone',
  capitals: 'Capitais e regiões metropolitanas',
  otherRegions: 'Demais regiões',
  email: 'E-mail',
  faq: 'Perguntas frequentes',
} as const

/** Words of the chat; they come with the panel, dialog or section that has it. */
export const chatCopy = {
  name: 'Chat',
  open: 'Conversar pelo chat',
  connecting: 'Aguarde enquanto conectamos o chat...',
  unavailable: 'O chat não está disponível no momento. Use um dos outros canais.',
} as const

/**
 * Words of the support panel; an issuer may have a title and a text of its own (`support.panel` of its `issuer.json`).
 */
export const supportPanelCopy = {
  title: 'Central de suporte',
  text: 'Nossa equipe está disponível para dar suporte e tirar dúvidas. Escolha como prefere falar com a gente.',
  close: 'Fechar',
  faq: 'Ver perguntas frequentes',
} as const

/** Words of the ways to reach people, on pages. */
export const contactSectionCopy = {
  title: 'Fale conosco!',
  intro: 'Nossa equipe ajuda você a escolher os benefícios e acompanha a contratação até o fim.',
} as const
