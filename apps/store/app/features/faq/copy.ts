/** Words of the help centre. */
export const faqCopy = {
  title: 'Perguntas frequentes',
  intro: 'Respostas curtas para o que as empresas mais perguntam antes e depois de contratar.',
  categories: 'Assuntos',
  allCategories: 'Todos os assuntos',
  more: 'Ver mais Perguntas Frequentes',
  loadMore: 'Carregar mais',
  shown: (shown: number, total: number) => `Mostrando ${shown} de ${total} perguntas`,
  emptyCategory:
    'Lamentamos, mas não foi possível carregar o conteúdo desta categoria no momento. Por favor, tente novamente mais tarde.',
} as const
