/** Words of the ways to reach people, on pages. */
export const supportCopy = {
  contactTitle: 'Fale conosco!',
  contactIntro: 'Nossa equipe ajuda você a escolher os benefícios e acompanha a contratação até o fim.',
  noChat: 'Este canal de venda não tem chat. Fale com a gente por telefone ou e-mail.',
} as const
