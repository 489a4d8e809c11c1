import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'

const CHECKED_ANEW =
  'Na contratação conferimos de novo o que a lei exige e se a empresa pode contratar: região atendida, situação do CNPJ e o que ela já contratou.'
const IDENTIFIED = 'Quem contrata se identifica e aceita o contrato pela internet.'

/**
 * On which conditions a proposal holds, in the words of its page and of its PDF (docs/rules/proposal.md). `validUntil`
 * is its last day in São Paulo. That a proposal binds who makes it: Código Civil, art. 427.
 */
export function proposalConditions(validUntil: CalendarDate): readonly string[] {
  return [
    `O preço desta proposta vale até ${toBrazilian(validUntil)}, mesmo que os preços da loja mudem antes disso (Código Civil, art. 427).`,
    'Ele vale para esta empresa e para os produtos, as quantidades e os valores propostos. Se algo mudar, vale o preço do dia.',
    CHECKED_ANEW,
    `Nada é cobrado por receber esta proposta. ${IDENTIFIED}`,
  ]
}

/** On which conditions its page leads on after that day, with the price of the day on which it is opened. */
export function endedConditions(validUntil: CalendarDate): readonly string[] {
  return [
    `O preço da proposta valeu até ${toBrazilian(validUntil)}. O de hoje pode mudar até a contratação.`,
    'Os produtos, as quantidades e os valores ainda podem ser mudados no carrinho.',
    CHECKED_ANEW,
    IDENTIFIED,
  ]
}
