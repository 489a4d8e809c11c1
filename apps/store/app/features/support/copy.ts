/** Words of the ways to reach people, on pages. */
export const supportCopy = {
  contactTitle: 'Fale conosco!',
  contactIntro: 'Nossa equipe ajuda você a escolher os benefícios e acompanha a contratação até o fim.',
  hours: 'Segunda a sexta-feira, em horário comercial.',
} as const
