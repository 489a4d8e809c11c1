import { WARNING_TEXTS } from '../warning-texts.ts'
import { CAUTION, RELOAD, type RefusalRow, USUAL } from './refusal-row.ts'

/** What is refused of any request, whatever it is about, and what is not its fault. */
export const REQUEST_REFUSALS = {
  issuerUnknown: {
    code: -11,
    status: 400,
    text: 'Não reconhecemos o emissor informado. Verifique o endereço da loja e tente novamente.',
    warning: USUAL,
  },
  channelUnknown: {
    code: -1,
    status: 400,
    text: 'Não conseguimos direcionar você corretamente por esse link. Vamos te direcionar para a página inicial.',
    warning: { ...CAUTION, closing: { kind: 'dropParameter', parameter: 'canal' }, button: 'ok' },
  },
  unreadable: {
    code: 400,
    status: 400,
    text: 'Não entendemos os dados enviados. Confira o formato e tente novamente.',
    warning: USUAL,
  },
  unauthorised: {
    code: 401,
    status: 401,
    text: 'Sua sessão não foi reconhecida. Atualize a página para continuar.',
    warning: RELOAD,
  },
  notFound: {
    code: 404,
    status: 404,
    text: 'Não encontramos o que você procura. Confira os dados e tente novamente.',
    warning: USUAL,
  },
  methodRefused: {
    code: 405,
    status: 405,
    text: 'Esta operação não é aceita neste endereço. Confira o endereço e tente novamente.',
    warning: USUAL,
  },
  conflict: {
    code: 409,
    status: 409,
    text: 'Os dados mudaram enquanto você trabalhava. Confira a versão atual e tente novamente.',
    warning: { ...CAUTION, closing: { kind: 'reload' } },
  },
  tooLarge: {
    code: 413,
    status: 413,
    text: 'Os dados enviados passaram do tamanho permitido. Reduza o conteúdo e tente novamente.',
    warning: USUAL,
  },
  addressTooLong: {
    code: 414,
    status: 414,
    text: 'O endereço é longo demais. Volte ao início e tente novamente.',
    warning: USUAL,
  },
  formatRefused: {
    code: 415,
    status: 415,
    text: 'O formato enviado não é aceito. Envie os dados em JSON.',
    warning: USUAL,
  },
  wrongHost: {
    code: 421,
    status: 421,
    text: 'O endereço não é desta loja. Confira o endereço e tente novamente.',
    warning: USUAL,
  },
  fieldsRefused: {
    code: 422,
    status: 422,
    text: 'Campo inválido ou obrigatório. Confira os campos destacados e tente novamente.',
    warning: CAUTION,
  },
  tooMany: {
    code: 429,
    status: 429,
    text: 'Muitas tentativas em pouco tempo. Aguarde um momento e tente novamente.',
    warning: CAUTION,
  },
  headersTooLarge: {
    code: 431,
    status: 431,
    text: 'Os dados enviados passaram do tamanho permitido. Apague os cookies e tente novamente.',
    warning: USUAL,
  },
  serviceAway: {
    code: -6,
    status: 503,
    text: 'O serviço está indisponível no momento. Aguarde alguns minutos e tente novamente.',
    warning: USUAL,
  },
  upstreamTimeout: {
    code: -99,
    status: 504,
    text: 'Servidor indisponível. Aguarde alguns minutos e tente novamente.',
    warning: RELOAD,
  },
  broken: {
    code: 500,
    status: 500,
    text: 'Erro interno. Por favor, tente novamente mais tarde.',
    warning: RELOAD,
  },
  maintenance: {
    code: 503,
    status: 503,
    text: 'Estamos trabalhando em melhorias dentro da Loja {shortName} para te oferecer a melhor experiência. Por favor, volte mais tarde.',
    warning: {
      ...USUAL,
      variant: 'maintenance',
      title: WARNING_TEXTS.maintenanceTitle,
      closing: { kind: 'issuerSite' },
      button: 'ok',
    },
  },
  uncatalogued: {
    code: -999,
    status: 500,
    text: 'Erro interno. Por favor, tente novamente mais tarde.',
    warning: RELOAD,
  },
} as const satisfies Record<string, RefusalRow>
