/** The nouns of the calls as their readers know them, in the order of the page. */
export const NOUNS: Readonly<Record<string, string>> = {
  gateway: 'Acesso à API',
  configuration: 'Configuração',
  offer: 'Ofertas',
  faq: 'Perguntas frequentes',
  address: 'Endereços',
  company: 'Empresas',
  access: 'Contas de acesso',
  pricing: 'Precificação',
  lead: 'Leads',
  customer: 'Clientes',
  cart: 'Carrinhos',
  contract: 'Contratos',
  payment: 'Pagamento',
}

/** Words of the document and of its page. */
export const WORDS = {
  title: 'API da loja de benefícios',
  description:
    'Chamadas para montar um carrinho, identificar a empresa, aceitar o contrato e concluir a contratação. Nomes de campos em português; valores em reais, com até duas casas.',
  document: 'Documento OpenAPI',
  howToCall: 'Como chamar',
  steps: [
    'Peça um código em /api/oauth/grant-code com client_id e redirect_uri. Ele vale 60 segundos e uma única vez.',
    'Troque o código por um access_token em /api/oauth/access-token, com autorização Basic. O token vale 30 minutos.',
    'Envie client_id e access_token no cabeçalho de cada chamada, junto com sigla-emissor, sigla-canal e id-subCanal.',
  ],
  success: 'Resposta',
  noBody: 'Sem corpo.',
  pdf: 'Arquivo PDF; o hash SHA-256 vem em X-Contract-Hash.',
  refusals: 'Recusas',
  path: 'Parâmetros do endereço',
  query: 'Parâmetros da consulta',
  body: 'Corpo',
  field: 'Campo',
  kind: 'Tipo',
  required: 'Obrigatório',
  yes: 'sim',
  no: 'não',
  code: 'Código',
  status: 'Status HTTP',
  meaning: 'Significado',
  idempotent:
    'Aceita Idempotency-Key: a mesma chave com o mesmo corpo repete a primeira resposta por 24 horas.',
  cacheable: 'Traz ETag e aceita If-None-Match: sem mudança, responde 304.',
  headers: {
    client_id: 'Identificação do programa cliente.',
    access_token: 'Token obtido em access-token.',
    'sigla-emissor': 'Sigla do emissor. Também se aceita siglaEmissor ou issuer.',
    'sigla-canal': 'Sigla do canal; ausente, vale o canal default. Também se aceita siglaCanal ou channel.',
    'id-subCanal': 'Sub-canal. Também se aceita siglaSubCanal.',
    'identificacao-oferta': 'Código da oferta escolhida.',
    'idempotency-key': 'Chave de idempotência, até 200 caracteres.',
    'if-none-match': 'ETag que o programa já tem.',
  },
} as const
