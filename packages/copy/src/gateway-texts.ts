/** What a partner's program is told that asks for a token in vain; buyers never read it. */
export const GATEWAY_TEXTS = {
  clientUnknown: 'Não reconhecemos o client_id. Confira o identificador do seu programa.',
  secretWrong:
    'Não reconhecemos o client_id ou o client_secret. Confira os dois no cabeçalho Authorization: Basic base64(client_id:client_secret).',
  issuerNotGranted: 'O seu programa não atende este emissor. Confira o cabeçalho sigla-emissor.',
  codeSpent: 'O código não existe, já foi trocado ou expirou. Peça outro em /api/oauth/grant-code.',
} as const
