/** What single screens say of something that could not be had; apart from the warnings, which every screen loads. */
export const FAILURE_TEXTS = {
  tokenNotGenerated: 'Não foi possível gerar o access token!',
  tokenNotRefreshed: 'Os dados em memória não são suficientes para atualizar o access token!',
  faqNotLoaded: 'Não foi possível carregar as perguntas frequentes. Por favor, tente novamente mais tarde.',
  cepServiceDown: 'Não foi possível consultar o CEP, tente novamente ou digite manualmente para continuar.',
  noCompatibleModality:
    'Não foi encontrada uma modalidade compatível com o carrinho, entre em contato com o nosso suporte',
} as const
