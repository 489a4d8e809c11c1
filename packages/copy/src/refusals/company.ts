import { OTHER_COMPANY, type RefusalRow, TO_PEOPLE, USUAL } from './refusal-row.ts'

/** What is refused because of the company that wants to buy, or of who asks for it. */
export const COMPANY_REFUSALS = {
  cnpjInvalid: { code: -17, status: 422, text: 'Número de CNPJ inválido', warning: OTHER_COMPANY },
  companyUnknown: {
    code: -18,
    status: 404,
    text: 'Não encontramos esse CNPJ. Confira o número e tente novamente.',
    warning: OTHER_COMPANY,
  },
  companyInactive: {
    code: -15,
    status: 409,
    text: 'O CNPJ informado não está ativo na Receita Federal. Regularize o cadastro para continuar.',
    warning: {
      ...OTHER_COMPANY,
      reason: 'Só empresas com cadastro ativo na Receita Federal podem contratar.',
    },
  },
  companyIrregular: {
    code: -19,
    status: 409,
    text: 'Verificamos que o CNPJ informado apresenta irregularidade junto à Receita Federal. Após a regularização, esperamos ter você aqui novamente.',
    warning: OTHER_COMPANY,
  },
  publicAgency: {
    code: -88,
    status: 409,
    text: 'Não foi possível prosseguir com a contratação. Por favor, acesse nosso chat para mais informações.',
    warning: {
      ...TO_PEOPLE,
      reason: 'Este CNPJ é de um órgão público, e órgãos públicos contratam por outro caminho.',
      withoutChat:
        'Não foi possível prosseguir com a contratação. Por favor, ligue para a nossa central de atendimento.',
    },
  },
  renegotiationRefused: {
    code: -103,
    status: 409,
    text: 'Contratos criados anteriormente não permitem a renegociação',
    warning: {
      ...TO_PEOPLE,
      reason:
        'A sua empresa já teve um contrato conosco, e um novo começa por uma conversa com a nossa equipe.',
    },
  },
  servedElsewhere: {
    code: -3,
    status: 409,
    text: 'Empresa atendida por outro canal.',
    warning: {
      ...TO_PEOPLE,
      reason: 'Ela continua sendo atendida pelo canal em que fez a primeira contratação.',
    },
  },
  regionUnserved: {
    code: -5,
    status: 409,
    text: 'Ainda não atendemos a região da sua empresa. Fale com a nossa central para saber quando chegaremos.',
    warning: TO_PEOPLE,
  },
  emailNotPermitted: {
    code: -108,
    status: 403,
    text: 'Este e-mail não tem permissão para contratar em nome da empresa. Use outro e-mail ou fale com a nossa central.',
    warning: TO_PEOPLE,
  },
  companyChannelUnknown: {
    code: -135,
    status: 404,
    text: 'Não encontramos o canal que atende a sua empresa. Fale com a nossa central de atendimento.',
    warning: TO_PEOPLE,
  },
  customerTypeUnknown: {
    code: -136,
    status: 404,
    text: 'Não foi possível identificar o tipo de cliente da sua empresa. Tente novamente em instantes.',
    warning: USUAL,
  },
} as const satisfies Record<string, RefusalRow>
