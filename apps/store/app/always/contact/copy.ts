/** How to reach people, in words: they come with the dialog or the section that says them. */
export const contactCopy = {
  title: 'Fale com a gente',
  intro: 'Escolha o canal que preferir. Nossa equipe responde em dias úteis.',
  phone: 'Telefone',
  capitals: 'Capitais e regiões metropolitanas',
  otherRegions: 'Demais regiões',
  email: 'E-mail',
  faq: 'Perguntas frequentes',
} as const
