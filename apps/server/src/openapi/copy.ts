/** A noun of the calls as its readers know it, and what its calls are for. */
interface NounWords {
  readonly name: string
  readonly description: string
}

/** The nouns of the calls in the order of the page. */
export const NOUNS: Readonly<Record<string, NounWords>> = {
  gateway: { name: 'Acesso à API', description: 'O código e o token que todas as outras chamadas pedem.' },
  configuration: {
    name: 'Configuração',
    description: 'O que o emissor e o canal vendem: textos, seções, modalidades e produtos.',
  },
  offer: { name: 'Ofertas', description: 'Ofertas em vigor no canal, com seus itens e suas regras.' },
  plan: { name: 'Planos', description: 'Preços dos planos de RH por faixa de colaboradores.' },
  faq: { name: 'Perguntas frequentes', description: 'Assuntos e perguntas da central de ajuda.' },
  address: { name: 'Endereços', description: 'Endereço de um CEP.' },
  company: { name: 'Empresas', description: 'Quem é a empresa de um CNPJ e o que ela pode contratar.' },
  access: {
    name: 'Contas de acesso',
    description: 'Conta do representante, códigos enviados por e-mail e fim da sessão.',
  },
  pricing: { name: 'Precificação', description: 'Quanto custa um carrinho, com ou sem lead.' },
  proposal: {
    name: 'Propostas',
    description: 'O preço que vale por alguns dias, com o seu documento e o seu link.',
  },
  simulation: { name: 'Simulações', description: 'O link que é um carrinho: quem o abre vê o preço do dia.' },
  lead: { name: 'Leads', description: 'A empresa interessada, seus contatos e seus dados cadastrais.' },
  customer: { name: 'Clientes', description: 'Canal e tipo de cliente da empresa de um lead.' },
  cart: { name: 'Carrinhos', description: 'Carrinhos registrados para um lead e propostas.' },
  contract: { name: 'Contratos', description: 'Documento, aceite e conclusão da contratação.' },
  proof: {
    name: 'Verificação',
    description: 'Confere se um documento foi emitido por esta loja; qualquer pessoa pode consultar.',
  },
  portal: {
    name: 'Portal do cliente',
    description: 'O que o portal diz de um pedido que recebeu, com a assinatura do webhook.',
  },
  payment: { name: 'Pagamento', description: 'Autorização do cartão e situação do pagamento.' },
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
    'Envie client_id e access_token no cabeçalho de cada chamada, junto com sigla-emissor, sigla-canal e id-subCanal. A verificação de documentos responde sem token.',
  ],
  answer: 'Resposta',
  refusal:
    'Uma recusa: o código e o que dizer dele em codigoRetorno; em campos, cada campo recusado com sua mensagem.',
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
    'Aceita Idempotency-Key: a mesma chave com o mesmo pedido (corpo, emissor, canal e oferta) repete a primeira resposta por 24 horas; com outro, responde 409.',
  cacheable: 'Traz ETag e aceita If-None-Match: sem mudança, responde 304.',
  headers: {
    client_id: 'Identificação do programa cliente.',
    access_token: 'Token obtido em access-token.',
    'sigla-emissor': 'Sigla do emissor. Também se aceita siglaEmissor ou issuer.',
    'sigla-canal': 'Sigla do canal; ausente, vale o canal default. Também se aceita siglaCanal ou channel.',
    'id-subCanal': 'Subcanal. Também se aceita siglaSubCanal.',
    'identificacao-oferta': 'Código da oferta escolhida.',
    'chave-proposta':
      'Chave do link de uma proposta: o preço é o dela enquanto produtos e empresa são os propostos.',
    'idempotency-key': 'Chave de idempotência, até 200 caracteres.',
    'x-falha':
      'Só fora da produção: o que as chamadas fazem em vez de responder, como company.get=-99. Aceita o código de uma recusa, lenta:MS, muda:MS, quebrada e cortada; * é qualquer chamada.',
    'x-webhook-timestamp': 'Segundos desde 1970 (Unix) em que a chamada foi assinada.',
    'x-webhook-signature': 'Assinatura: sha256= e o HMAC-SHA256 em hexadecimal de {timestamp}.{corpo}.',
    'if-none-match': 'ETag que o programa já tem.',
  },
  answerHeaders: {
    ETag: 'Marca do conteúdo: enviada em If-None-Match, responde 304 enquanto nada mudar.',
    'X-Contract-Hash': 'SHA-256 do arquivo, em hexadecimal minúsculo: o hash que o aceite pede.',
  },
} as const
