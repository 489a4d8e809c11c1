/** Words of the controls themselves, the same on every screen. */
export const uiCopy = {
  close: 'Fechar',
  loading: 'Carregando',
  retry: 'Tentar novamente',
  skipToContent: 'Pular para o conteúdo',
  breadcrumb: 'Você está em',
  sheetOpen: 'Ver detalhes',
  sheetClose: 'Ocultar detalhes',
  carousel: 'carrossel',
  carouselBack: 'Retroceder carrossel',
  carouselForward: 'Avançar carrossel',
  carouselGoTo: (position: number) => `Ir para a posição ${position}`,
  share: 'Participação',
  item: 'Item',
  amount: 'Valor',
} as const
