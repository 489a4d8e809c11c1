/** Titles and messages of the warning modal that no single code owns. */
export const WARNING_TEXTS = {
  defaultTitle: 'Desculpe, algo inesperado aconteceu :(',
  maintenanceTitle: 'Página em manutenção',
  cautionTitle: 'Atenção!',
  lostTitle: 'Sem conexão',
  lost: 'Verifique sua internet e tente de novo. O que você preencheu continua aqui.',
  tokenNotGenerated: 'Não foi possível gerar o access token!',
  tokenNotRefreshed: 'Os dados em memória não são suficientes para atualizar o access token!',
  faqNotLoaded: 'Não foi possível carregar as perguntas frequentes. Por favor, tente novamente mais tarde.',
  boletoNotIssued:
    'Não foi possível gerar o boleto agora. Ele ficará disponível no portal assim que o pedido for emitido.',
  cepServiceDown: 'Não foi possível consultar o CEP, tente novamente ou digite manualmente para continuar.',
  unservedTitle: 'Indisponibilidade na Região',
  unservedScreen: 'Infelizmente alguns produtos ainda não estão disponíveis na sua região.',
  downgrade: 'Não é possível prosseguir com este modelo de contratação.',
  noCompatibleModality:
    'Não foi encontrada uma modalidade compatível com o carrinho, entre em contato com o nosso suporte',
} as const

const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Names the products that pricing removed, in the singular or the plural. */
export function removedProductsText(names: readonly string[]): string {
  const listed = conjunction.format(names)
  return names.length === 1
    ? `O produto ${listed} ainda não chegou em sua região e foi removido do carrinho.`
    : `Os produtos ${listed} ainda não chegaram em sua região e foram removidos do carrinho.`
}
