/** Words of the frame around every page. */
export const shellCopy = {
  loadingPage: 'Aguarde um momento, estamos carregando a página...',
  notFoundTitle: 'Página não encontrada',
  retry: 'Tentar novamente',
  ok: 'OK',
  back: 'Voltar',
  backToInitialPage: 'Voltar para a página inicial',
  contact: 'Contato',
  footerHelp: 'Precisa de ajuda ou atendimento?',
  socialMedia: 'Redes sociais',
  terms: 'Termos de uso',
  verify: 'Verificar contrato',
  savings: 'Quanto a sua empresa economiza',
  cookies: 'Preferências de cookies',
  taxId: (cnpj: string) => `CNPJ ${cnpj}`,
  pageReached: (title: string) => `Página carregada: ${title}`,
} as const
