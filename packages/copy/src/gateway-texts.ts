/** What a program is told that asks for a token, or speaks as the customer portal, in vain; buyers never read it. */
export const GATEWAY_TEXTS = {
  clientUnknown: 'Não reconhecemos o client_id. Confira o identificador do seu programa.',
  secretWrong:
    'Não reconhecemos o client_id ou o client_secret. Confira os dois no cabeçalho Authorization: Basic base64(client_id:client_secret).',
  issuerNotGranted: 'O seu programa não atende este emissor. Confira o cabeçalho sigla-emissor.',
  signatureWrong:
    'Não reconhecemos a assinatura. Assine {timestamp}.{corpo} com o segredo do webhook e envie um horário dos últimos 5 minutos.',
  signatureUsed:
    'A assinatura já foi usada para outro pedido. Informe idPedido no corpo, assine de novo e envie outra vez.',
  orderCancelled: 'O pedido foi cancelado e não volta a ser confirmado.',
  codeSpent: 'O código não existe, já foi trocado ou expirou. Peça outro em /api/oauth/grant-code.',
} as const
