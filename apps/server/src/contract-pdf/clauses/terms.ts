import { feeRateText } from '@benefits/copy/rate-texts'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import { STATES } from '@benefits/domain/region/states'
import type { ContractFacts, PlannedPayment } from '../contract-facts.ts'
import { hasCards } from '../has-cards.ts'
import type { Clause, ClauseRule } from './clause.ts'

/** How long before the end either side says so. */
export const NOTICE = 'trinta dias'

/** What holds in every contract, after the clauses of the services. */
export const TERM_CLAUSES: readonly ClauseRule[] = [
  { groups: 'all', write: payment },
  { groups: ['default', 'multi'], write: delivery },
  { groups: 'all', write: duties },
  { groups: 'all', write: privacy },
  { groups: 'all', write: termination },
  { groups: 'all', write: acceptance },
  { groups: 'all', write: forum },
]

const BY_BOLETO = 'boleto bancário gerado após a emissão do pedido no portal da CONTRATADA'
const BY_CARD = 'cartão de crédito, mediante autorização da administradora'
const HELD =
  'O valor é reservado no cartão na conclusão da contratação e cobrado quando o pedido é emitido no portal.'

/** What a card pays of a plan. */
const PAID_BY_CARD = {
  monthly:
    'O cartão paga somente a primeira mensalidade e não fica guardado: as mensalidades seguintes são pagas por boleto.',
  annual:
    'Os doze meses são cobrados de uma só vez, sem parcelas; o cartão não fica guardado e nada mais é cobrado nele.',
} as const satisfies Record<PlanPeriod, string>

/** How the order is paid, by what is known of it when the contract is opened. */
const WAYS_TO_PAY = {
  boleto: () => [`O pagamento é antecipado, por ${BY_BOLETO}.`],
  creditCard: (period) => [
    `A CONTRATANTE escolheu pagar por ${BY_CARD}. ${HELD} ${PAID_BY_CARD[period]}`,
    `Se o cartão não for autorizado, ou se a CONTRATANTE escolher outra forma ao concluir a contratação, o pagamento é antecipado, por ${BY_BOLETO}. A forma usada consta do comprovante de aceite.`,
  ],
  open: (period) => [
    `O pagamento é antecipado, na forma que a CONTRATANTE escolher ao concluir a contratação e que consta do comprovante de aceite: ${BY_BOLETO}, ou ${BY_CARD}.`,
    `Pago por cartão: ${HELD.charAt(0).toLowerCase()}${HELD.slice(1)} ${PAID_BY_CARD[period]}`,
  ],
} as const satisfies Record<PlannedPayment, (period: PlanPeriod) => readonly string[]>

function payment(facts: ContractFacts): Clause {
  const { groups, payment: way = 'boleto' } = facts
  const isMonthly = groups.some(({ lines }) => lines.some(({ planPeriod }) => planPeriod === 'monthly'))
  return {
    title: 'Do preço e do pagamento',
    paragraphs: [
      'A CONTRATANTE pagará os valores indicados no Quadro de Contratação. As tarifas marcadas como “Gratuito” estão dispensadas nesta contratação; o valor unitário exibido ao lado informa apenas a tabela de referência.',
      ...waivedOnce(groups),
      ...WAYS_TO_PAY[way](isMonthly ? 'monthly' : 'annual'),
      hasCards(facts)
        ? 'A liberação dos créditos e o início dos prazos de entrega dependem da confirmação do pagamento; não há concessão de crédito nem pagamento posterior ao uso.'
        : 'Não há concessão de crédito nem pagamento posterior ao uso.',
      ...(groups.length > 1
        ? [
            'Os pagamentos são realizados de forma separada por grupo de serviço, com um boleto para cada grupo.',
          ]
        : []),
    ],
  }
}

/** What is free in this order alone, and what it costs later. */
function waivedOnce(groups: ContractFacts['groups']): string[] {
  const entries = groups.flatMap(({ lines }) => lines.flatMap((line) => line.entries))
  const once = entries.filter(({ isWaivedOnce }) => isWaivedOnce)
  const told = new Set(once.map((entry) => `“${entry.name}”, ${feeRateText(entry)}`))
  if (told.size === 0) return []
  return [
    `Vale somente para o pedido desta contratação a dispensa de: ${[...told].join('; ')}. Nos pedidos seguintes, o valor indicado é cobrado.`,
  ]
}

function delivery({ issuer, company }: ContractFacts): Clause {
  const { deliveryAddress: to } = company
  return {
    title: 'Da entrega',
    paragraphs: [
      `Os cartões são entregues no endereço indicado pela CONTRATANTE, em ${to.city}/${to.state}, nos prazos a seguir, contados em dias úteis a partir da confirmação do pagamento do boleto: ${issuer.deadlines
        .map(({ place, deadline }) => `${place}: ${deadline.charAt(0).toLowerCase()}${deadline.slice(1)}`)
        .join('; ')}.`,
      'A CONTRATANTE deve conferir os envelopes no recebimento e comunicar falta ou dano em até cinco dias úteis, para reposição sem custo.',
    ],
  }
}

function duties({ support, issuer }: ContractFacts): Clause {
  const phones = [support.phone, support.phoneOtherRegions].filter((phone) => phone !== '')
  return {
    title: 'Das obrigações e do atendimento',
    paragraphs: [
      'A CONTRATADA mantém o serviço disponível, a rede de aceitação atualizada e os registros das operações, e comunica com antecedência as paradas programadas que afetem pedidos.',
      'A CONTRATANTE mantém corretos os seus dados e os dos trabalhadores, usa o serviço apenas para as finalidades contratadas e guarda em sigilo as credenciais de acesso de seus representantes.',
      `O atendimento é prestado ${phones.length > 0 ? `pelos telefones ${phones.join(' e ')}, ` : ''}pelo e-mail ${support.email || issuer.email} e pelo endereço ${issuer.site}.`,
    ],
  }
}

function privacy({ issuer }: ContractFacts): Clause {
  return {
    title: 'Da proteção de dados pessoais',
    paragraphs: [
      'As partes tratam dados pessoais conforme a Lei nº 13.709/2018 (LGPD). Os dados de representantes e trabalhadores são tratados para celebrar e executar este contrato, cumprir obrigações legais e prevenir fraudes (art. 7º, II, V e IX), pelo tempo que essas finalidades exigirem.',
      'A CONTRATANTE é controladora dos dados dos trabalhadores que informa, e a CONTRATADA os trata segundo este contrato e as instruções lícitas recebidas, com medidas técnicas e administrativas de segurança. Cada parte é controladora dos dados de que precisa para cumprir as próprias obrigações legais.',
      `Pedidos de titulares e comunicações sobre incidentes são recebidos pelo e-mail ${issuer.email} e tratados nos prazos da lei. O registro do aceite deste contrato é conservado para o exercício regular de direitos (art. 16, I).`,
    ],
  }
}

const BALANCES =
  'os saldos já creditados, que permanecem à disposição dos trabalhadores nos termos da regulamentação, nem '

function termination(facts: ContractFacts): Clause {
  return {
    title: 'Da vigência e do encerramento',
    paragraphs: [
      `Este contrato entra em vigor na data do aceite e vale por prazo indeterminado; os planos anuais valem pelo período contratado. Qualquer das partes pode encerrá-lo a qualquer tempo, sem multa, por aviso com ${NOTICE} de antecedência, pelo portal ou por escrito.`,
      `O encerramento não prejudica ${hasCards(facts) ? BALANCES : ''}os pedidos já pagos. O descumprimento de obrigação não sanado em dez dias após o aviso autoriza o encerramento imediato pela parte inocente.`,
    ],
  }
}

function acceptance(): Clause {
  return {
    title: 'Do aceite eletrônico',
    paragraphs: [
      'Este instrumento é celebrado por meio eletrônico. As partes reconhecem como válido o aceite registrado na loja, com a identificação de quem aceita, a data e a hora, o endereço de rede e o código de integridade (SHA-256) do documento, como meio de comprovação de autoria e integridade, nos termos do art. 10, § 2º, da Medida Provisória nº 2.200-2/2001.',
      'Quem aceita declara ter lido o documento por inteiro e ter poderes para contratar em nome da CONTRATANTE. Uma via em PDF, acompanhada do comprovante de aceite, é enviada ao e-mail do contato e pode ser baixada na loja.',
    ],
  }
}

function forum({ issuer, company }: ContractFacts): Clause {
  const capital = STATES.find(({ uf }) => uf === issuer.homeState)?.capital ?? issuer.homeState
  const ours = `${capital}/${issuer.homeState}`
  const theirs = `${company.fiscalAddress.city}/${company.fiscalAddress.state}`
  const choice = ours === theirs ? '' : `, ou, à escolha de quem propuser a ação, o de ${ours}`
  return {
    title: 'Do foro',
    paragraphs: [
      `Fica eleito o foro da comarca de ${theirs}, sede da CONTRATANTE${choice}, para resolver questões oriundas deste contrato.`,
    ],
  }
}
