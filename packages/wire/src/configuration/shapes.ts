import * as z from 'zod'
import { wireObject } from '../codec.ts'
import { additionalKind, code, foodRegime, lineType, reais, serviceGroup, uf } from '../fields.ts'

export const features = wireObject({
  accessManagement: ['ACESSO_VR', z.boolean()],
  creditCard: ['PAGAMENTO_CC', z.boolean()],
  contactEmail: ['CONTATO_EMAIL', z.boolean()],
  surveyUrl: ['PESQUISA', z.string().nullable()],
})

const link = wireObject({ label: ['nome', z.string()], url: ['url', z.string()] })

/** Identity and settings of an issuer. */
export const issuer = wireObject({
  name: ['nome', z.string()],
  shortName: ['nomeCurto', z.string()],
  article: ['artigo', z.enum(['a', 'o'])],
  code: ['sigla', z.string()],
  kind: ['tipo', z.enum(['main', 'bank-partner'])],
  title: ['titulo', z.string()],
  description: ['descricao', z.string()],
  site: ['site', z.string()],
  storeUrl: ['siteLoja', z.string()],
  twitter: ['twitter', z.string()],
  email: ['email', z.string()],
  privacyPolicy: [
    'politicaPrivacidade',
    wireObject({ article: ['artigo', z.string()], url: ['url', z.string()], title: ['titulo', z.string()] }),
  ],
  copyright: ['copyright', wireObject({ title: ['titulo', z.string()], cnpj: ['cnpj', z.string()] })],
  socialMedia: ['redesSociais', z.array(link)],
  footer: ['rodape', z.array(wireObject({ title: ['titulo', z.string()], links: ['links', z.array(link)] }))],
  gtmTags: ['tagGTMList', z.array(z.string())],
  support: [
    'suporte',
    wireObject({
      button: ['botao', z.string()],
      hours: ['horario', z.string()],
      panel: [
        'painel',
        wireObject({ title: ['titulo', z.string()], text: ['texto', z.string()] }).optional(),
      ],
    }),
  ],
  chat: [
    'chat',
    wireObject({
      isActive: ['isActive', z.boolean()],
      provider: [
        'provedor',
        wireObject({
          name: ['nome', z.enum(['chatwoot', 'intercom'])],
          origin: ['endereco', z.string()],
          key: ['chave', z.string()],
        }).nullable(),
      ],
      channels: ['canais', z.union([z.array(z.string()), z.literal('all')])],
    }),
  ],
  deliveryDeadlines: [
    'prazosEntrega',
    z.array(
      wireObject({
        id: ['id', z.string()],
        place: ['local', z.string()],
        deadline: ['prazo', z.string()],
        businessDays: ['diasUteis', z.int()],
      }),
    ),
  ],
  homeState: ['estadoSede', uf],
  fastCapitals: ['capitaisDePrazoMenor', z.array(uf)],
  proposalDays: ['diasProposta', z.int().optional()],
  theme: ['tema', z.string()],
})

/** Points per real credited, and the products that earn them. */
export const bonusRule = wireObject({
  unitaryValue: ['unitaryValue', z.number()],
  productCodes: ['idList', z.array(code)],
})

/** The base application configuration: card limits in reais, switches, portals. */
export const configuration = wireObject({
  issuer: ['emissor', issuer],
  minCardValue: ['nominalValorMinimoCartao', reais],
  maxCardValue: ['nominalValorMaximoCartao', reais],
  restrictSimulation: ['restricaoSimulacao', z.boolean()],
  features: ['funcionalidades', features],
  bonusRule: ['regraBonus', bonusRule.nullable()],
  urlPortalRhBeneficio: ['urlPortalRhBeneficio', z.string()],
  urlPortalRhGente: ['urlPortalRhGente', z.string()],
  urlSpe: ['urlSpe', z.string()],
  customPlanUrl: ['urlPlanoPersonalizado', z.string().nullable()],
})

export const contact = wireObject({
  phone: ['telefone', z.string()],
  phoneOtherRegions: ['telefoneOutrasRegioes', z.string()],
  phoneChat: ['telefoneChat', z.string()],
  email: ['email', z.string()],
})

export const channel = wireObject({
  code: ['siglaCanal', z.string()],
  subCode: ['siglaSubCanal', z.string()],
  isPartner: ['canalParceiro', z.boolean()],
  partnerName: ['nomeParceiro', z.string().nullable()],
  partnerSign: [
    'sinalParceiro',
    wireObject({ drawing: ['desenho', z.string()], colour: ['cor', z.string()] }).nullable(),
  ],
  logoPath: ['logo', z.string()],
  initialPage: ['paginaInicial', z.string()],
  features: ['funcionalidades', features],
  contact: ['contato', contact],
  chatEnabled: ['chatDisponivel', z.boolean()],
})

export const product = wireObject({
  code: ['prodAplicacao', code],
  name: ['nome', z.string()],
  description: ['descricao', z.string()],
  groupCode: ['codigoAgrupador', code],
  lineType: ['tipoProduto', lineType],
  colourToken: ['cor', z.string()],
  logoPath: ['logoPath', z.string()],
  cardImagePath: ['imagemCartao', z.string()],
  networks: ['redesAceitacao', z.array(z.string())],
  showInMapList: ['exibirNoMapa', z.boolean()],
  showAsteriskPatAux: ['exibirAsteriscoPatAux', z.boolean()],
  foodRegime: ['regimeAlimentacao', foodRegime.nullable()],
  pagePath: ['urlPagina', z.string().nullable()],
  /** Where it is not sold; the buyer is told as soon as the company's address is known. */
  unservedStates: ['ufsNaoAtendidas', z.array(z.string())],
  issuer: ['siglaEmissor', z.string()],
  additionalProducts: [
    'produtosAdicionais',
    z.array(
      wireObject({
        code: ['prodAplicacao', code],
        name: ['nome', z.string()],
        description: ['descricao', z.string()],
        required: ['obrigatorio', z.boolean()],
        kind: ['tipoProdutoAdicional', additionalKind],
      }),
    ),
  ],
})

export const modality = wireObject({
  id: ['id', z.string()],
  groupCode: ['codigoAgrupador', code],
  name: ['nome', z.string()],
  subtitle: ['subtitle', z.string()],
  description: ['descricao', z.string()],
  destination: ['urlDestino', z.string()],
  imagePath: ['imagePath', z.string()],
  isNew: ['flagNovidade', z.boolean()],
  displayOrder: ['ordemExibicao', z.int()],
  issuers: ['emissorId', z.array(z.string())],
  isWalletGroupCard: ['isWalletGroupCard', z.boolean()],
  serviceGroup: ['serviceGroupId', serviceGroup],
  canBeOrderedSolo: ['canBeOrderedSolo', z.boolean()],
  showLegalFlag: ['showLegalFlag', z.boolean()],
  pageRoute: ['pageRoute', z.string()],
  keyId: ['keyId', z.string()],
  colourToken: ['cor', z.string()],
  stepOrderLimit: ['stepOrderLimit', z.enum(['order', 'contract'])],
  isFeatured: ['destaque', z.boolean()],
})

export const seasonalProduct = wireObject({
  code: ['codigoProduto', code],
  name: ['nome', z.string()],
  description: ['descricao', z.string()],
  destination: ['urlDestino', z.string()],
  isNew: ['flagNovidade', z.boolean()],
})

export const section = wireObject({
  id: ['id', z.string()],
  title: ['titulo', z.string()],
  subtitle: ['subTitulo', z.string()],
  kind: ['tipo', z.literal('EMISSOR')],
  issuers: ['emissorId', z.array(z.string())],
  displayOrder: ['ordemExibicao', z.int()],
  items: [
    'itens',
    z.array(
      wireObject({
        id: ['id', z.string()],
        title: ['titulo', z.string()],
        content: ['conteudo', z.string()],
        icon: ['nomeIcone', z.string()],
        displayOrder: ['ordemExibicao', z.int()],
        destination: ['urlDestino', z.string().nullable()],
      }),
    ),
  ],
})
