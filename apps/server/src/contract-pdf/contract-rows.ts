import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import type { LineType, ServiceGroup } from '@benefits/domain/catalogue/product'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type PriceRow, priceRows } from '@benefits/domain/pricing/price-rows'
import type { ContractFacts } from './contract-facts.ts'
import { quantityWords, sharedCardWords } from './quantity-words.ts'

const LINE_TYPES = {
  default: 'benefit',
  multi: 'benefit',
  mobility: 'mobility',
  hcm: 'hcm',
} as const satisfies Record<ServiceGroup, LineType>

/** The rows of a contract's price, the same that the store shows (docs/rules/pricing.md: rows). */
export function contractRows({ groups }: Pick<ContractFacts, 'groups'>): readonly PriceRow[] {
  const lines = contractedLines({ groups })
  return priceRows(lines, lines)
}

/** The priced lines of a contract, each with what kind of line it is. */
export function contractedLines({ groups }: Pick<ContractFacts, 'groups'>) {
  return groups.flatMap(({ group, lines }) =>
    lines.map((line) => ({ ...line, productCode: line.code, lineType: LINE_TYPES[group] })),
  )
}

/** A contract's price, a row on one line each; a Multi card's balances are told of the cards that they share. */
export function contractLines(facts: Pick<ContractFacts, 'groups'>): readonly string[] {
  const balances = facts.groups.filter(({ group }) => group === 'multi').flatMap(({ lines }) => lines)
  return contractRows(facts).map((row) =>
    balances.some(({ code }) => code === row.productCode) ? balanceLine(row) : rowLine(row),
  )
}

function balanceLine(row: PriceRow): string {
  const { name, quantity, unitValue } = row
  return `${name}, ${formatBrl(centavos(unitValue))} ${sharedCardWords(quantity ?? 0)}: ${amountOf(row)}`
}

/** A row on one line: what it is, what it comes to, and whether that is paid once or again. */
export function rowLine(row: PriceRow): string {
  const { name, kind, quantity, unitValue } = row
  const amount = amountOf(row)
  if (row.explanation) return `${name}: ${amount}. ${row.explanation}`
  if (quantity === null) return `${name}: ${amount}`
  if (kind === 'plan') return `${name}, ${quantityWords('hcm', quantity)}: ${amount}`
  return `${name}, ${quantityWords('default', quantity)} de ${formatBrl(centavos(unitValue))}: ${amount}`
}

function amountOf({ value, every }: PriceRow): string {
  return value === 0 ? 'gratuito' : `${formatBrl(value)} ${PAID_EVERY_TEXTS[every]}`
}
