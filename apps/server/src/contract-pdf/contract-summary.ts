import { NEXT_ORDER, nextOrderText } from '@benefits/copy/next-order-text'
import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { TOTAL_PART_TEXTS } from '@benefits/copy/total-parts'
import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { chargedFees } from '@benefits/domain/pricing/fees/charged-fees'
import { nextOrderFees } from '@benefits/domain/pricing/fees/next-order-fees'
import { totalParts } from '@benefits/domain/pricing/total-parts'
import { EARLY_END } from './clauses/services.ts'
import { NOTICE } from './clauses/terms.ts'
import type { ContractFacts, ContractLine } from './contract-facts.ts'
import { contractedLines, contractRows, rowLine } from './contract-rows.ts'
import { hasCards } from './has-cards.ts'
import { quantityWords, sharedCardWords } from './quantity-words.ts'

/** One point of a contract in plain words. */
export interface SummarySection {
  readonly title: string
  readonly lines: string[]
}

/** What, how much, until when and how to end it, from the facts that the document is made of. */
export function summariseContract(facts: ContractFacts): SummarySection[] {
  return [
    { title: 'O que você contrata', lines: whatIsBought(facts) },
    { title: 'Quanto custa', lines: whatItCosts(facts) },
    { title: 'Até quando vale', lines: howLong(facts) },
    { title: 'Como encerrar', lines: howItEnds(facts) },
  ]
}

function lineWords({ quantity, monthlyValue, planPeriod }: ContractLine, group: ServiceGroup): string {
  const many = quantityWords(group, quantity)
  if (group === 'hcm') return `${many}, plano ${planPeriod === 'annual' ? 'anual' : 'mensal'}`
  const value = formatBrl(monthlyValue)
  if (group === 'multi') return `${value} ${sharedCardWords(quantity)}, neste pedido`
  return `${many} com ${value}${quantity === 1 ? '' : ' em cada um'}, neste pedido`
}

function whatIsBought({ groups, addOns }: ContractFacts): string[] {
  const lines = groups.flatMap(({ group, lines }) =>
    lines.map((line) => {
      const additions = line.additions.length > 0 ? `. Com: ${line.additions.join('; ')}` : ''
      return `${line.name}: ${lineWords(line, group)}${additions}`
    }),
  )
  return [...lines, ...(addOns.length > 0 ? [`Sem custo: ${addOns.join('; ')}`] : [])]
}

function whatItCosts(facts: ContractFacts): string[] {
  const rows = contractRows(facts)
  const parts = totalParts(rows)
  const told = parts.map(({ every, value }) => `${TOTAL_PART_TEXTS[every]}: ${formatBrl(value)}`)
  const { totalWithDiscount } = facts.totals
  const lines = contractedLines(facts)
  const next = nextOrderText(nextOrderFees(lines))
  const ofPlans = rows.filter(({ every }) => every !== 'order')
  return [
    // One row would say what the part says.
    ...(ofPlans.length > 1 ? ofPlans.map(rowLine) : []),
    ...told,
    ...(parts.length === 1 ? [] : [`Total do pedido: ${formatBrl(totalWithDiscount)}`]),
    feesText(facts.totals.totalFees, chargedFees(lines)),
    ...(hasPassThroughFee(lines) ? [`${PASS_THROUGH_FEE.line}, ${PASS_THROUGH_FEE.note}`] : []),
    ...(next === '' ? [] : [`${NEXT_ORDER}: ${next}`]),
  ]
}

/** The fees as they are charged; what an offer takes off them is told beside them. */
function feesText(fees: Centavos, charged: Centavos): string {
  const off = formatBrl(centavos(fees - charged))
  if (fees === 0) return 'Tarifas: nenhuma neste pedido'
  if (charged === 0) return `Tarifas: nenhuma neste pedido, com o desconto de ${off}`
  const told = `Tarifas incluídas: ${formatBrl(charged)}`
  return charged === fees ? told : `${told}, já com o desconto de ${off}`
}

function isAnnual({ planPeriod }: ContractLine): boolean {
  return planPeriod === 'annual'
}

function howLong({ groups }: ContractFacts): string[] {
  const lines = groups.flatMap((group) => group.lines)
  return [
    ...(lines.every(isAnnual) ? [] : ['A partir do aceite, por prazo indeterminado.']),
    ...(lines.some(isAnnual) ? ['O plano anual vale por doze meses.'] : []),
  ]
}

function howItEnds(facts: ContractFacts): string[] {
  const { groups } = facts
  return [
    `A qualquer tempo e sem multa, com aviso de ${NOTICE} de antecedência, pelo portal ou por escrito.`,
    ...(hasCards(facts) ? ['O saldo que já foi creditado continua com os colaboradores.'] : []),
    ...(groups.some(({ lines }) => lines.some(isAnnual))
      ? [`Encerrado o plano anual antes do período, ${EARLY_END}.`]
      : []),
  ]
}
