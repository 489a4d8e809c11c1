import type { Modality, ServiceGroup } from '@benefits/domain/catalogue/product'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { Portal } from './portal-of.ts'

interface GroupWords {
  readonly title: string
  readonly steps: readonly [string, string, string]
}

/** Words of the conclusion page. */
export const conclusionCopy = {
  awaited: 'Sua contratação',
  waiting: 'Um momento: estamos procurando um pedido seu neste navegador.',
  greeting: (name: string) => `Tudo certo, ${name}!`,
  concluded: {
    order: 'Sua contratação foi concluída com sucesso.',
    contract: 'Contrato gerado com sucesso!',
  } satisfies Record<Modality['stepOrderLimit'], string>,
  success: {
    order: 'Pedido contratado e realizado com sucesso!',
    combo: 'Pacote contratado com sucesso!',
  },
  finished: 'Pedido finalizado',
  thanks: (name: string) => `Obrigado, ${name}! Agora é com a gente: veja abaixo o que acontece a seguir.`,
  orderNumber: 'Número do pedido',
  mailed: (maskedEmail: string) => `Enviamos uma cópia do contrato para ${maskedEmail}`,
  /** Where nobody validated the address yet: the copy follows the link. */
  linkMailed: (maskedEmail: string) =>
    `Enviamos um link para ${maskedEmail}: abra-o para confirmar o e-mail e receber a cópia do contrato`,
  downloadText: 'Seu contrato está disponível para download aqui:',
  download: 'Download do contrato',
  nextSteps: 'Próximos passos:',
  /** Money is what a buyer asks about first. */
  notCharged: {
    boleto: 'Nada foi cobrado ainda: o boleto é gerado no portal, quando você emite o pedido.',
    creditCard: 'Nada foi cobrado ainda: o valor está apenas reservado no cartão.',
  } satisfies Record<PaymentMethod, string>,
  arrival: (soonest: string, latest: string) =>
    `Pagando o boleto hoje, os cartões chegam entre ${soonest} e ${latest}.`,
  // Its hyphen does not break: the word is short, and would end a line on 'e-'.
  confirmEmail: 'Abra o link que enviamos por e\u2011mail e confirme o endereço.',
  portalWithoutAccount: 'O convite do portal chega ao e\u2011mail deste pedido.',
  portals: {
    superPortal: 'Acessar o portal do cliente',
    benefitsPortal: 'Acessar os benefícios no portal',
    hrPortal: 'Acessar o RH Digital no portal',
  } satisfies Record<Portal, string>,
  orderTitle: 'O que você contratou',
  cards: (quantity: number, value: string) =>
    `${quantity.toLocaleString('pt-BR')} ${quantity === 1 ? 'cartão' : 'cartões'} de ${value}`,
  balance: (quantity: number, value: string) =>
    quantity === 1
      ? `${value} em 1 cartão`
      : `${value} em cada um dos ${quantity.toLocaleString('pt-BR')} cartões`,
  given: 'Sem custo, com a oferta',
  underOffer: (offer: string) => `Contratado com a oferta ${offer}`,
  /** Over the rows of the price. */
  rows: 'Como chegamos a este valor',
  total: 'VALOR TOTAL DO PEDIDO',
  /** Where the note on separate payments stands: the asterisk points at it. */
  totalWithNote: 'VALOR TOTAL DO PEDIDO*',
  /** How the order is paid, where no more is known of it. */
  paidBy: {
    boleto: 'Pagamento por boleto bancário',
    creditCard: 'Pagamento por cartão de crédito',
  } satisfies Record<PaymentMethod, string>,
  ofTwelveMonths: 'O total do plano anual cobre 12 meses, já com os descontos.',
  separatePayments: '*Os pagamentos serão realizados de forma apartada por serviço.',
  survey: 'Como foi a sua experiência?',
  surveyLink: 'Responder à pesquisa',
  backToInitialPage: 'Voltar à página inicial',
  groups: {
    default: {
      title: 'Cartões avulsos',
      steps: [
        'Acesse o portal do cliente com o seu e-mail e a sua senha.',
        'Informe os colaboradores e peça os cartões.',
        'Pague o boleto: o prazo de entrega começa a contar a partir da confirmação do pagamento.',
      ],
    },
    multi: {
      title: 'Cartão Multi',
      steps: [
        'Acesse o portal do cliente com o seu e-mail e a sua senha.',
        'Informe os colaboradores, distribua os saldos e peça os cartões.',
        'Pague o boleto: o prazo de entrega começa a contar a partir da confirmação do pagamento.',
      ],
    },
    mobility: {
      title: 'Mobilidade',
      steps: [
        'Acesse o portal do cliente com o seu e-mail e a sua senha.',
        'Informe os colaboradores e as linhas que cada um usa.',
        'Pague o boleto para liberar as cargas.',
      ],
    },
    hcm: {
      title: 'RH Digital',
      steps: [
        'Acesse o portal do cliente com o seu e-mail e a sua senha.',
        'Convide a equipe e configure as jornadas.',
        'Pague a fatura para manter o plano ativo.',
      ],
    },
  } satisfies Record<ServiceGroup, GroupWords>,
} as const
