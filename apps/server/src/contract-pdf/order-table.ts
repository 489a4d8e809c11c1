import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { discountRateText, feeRateText } from '@benefits/copy/rate-texts'
import { PAID_EVERY_TEXTS, TOTAL_PART_TEXTS } from '@benefits/copy/total-parts'
import type { PlanPeriod, ServiceGroup } from '@benefits/domain/catalogue/product'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type PaidEvery, planAlone } from '@benefits/domain/pricing/price-rows'
import type { PriceEntry } from '@benefits/domain/pricing/pricing'
import { type TotalPart, totalParts } from '@benefits/domain/pricing/total-parts'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { ContractFacts, ContractGroup, ContractLine } from './contract-facts.ts'
import { contractedLines, contractRows } from './contract-rows.ts'
import { quantityWords } from './quantity-words.ts'
import type { DocumentColours } from './theme-colours.ts'

const GROUP_TITLES = {
  default: 'Cartões avulsos',
  multi: 'Cartão Multi',
  mobility: 'Mobilidade',
  hcm: 'Gestão de pessoas',
} as const satisfies Record<ServiceGroup, string>

const PERIODS = { monthly: 'plano mensal', annual: 'plano anual' } as const satisfies Record<
  PlanPeriod,
  string
>

/** What one unit is, and the unit that the total is paid in: a group's lines share both. */
const VALUE_HEADS = {
  default: 'Valor por cartão',
  multi: 'Valor por cartão',
  mobility: 'Valor por colaborador',
  hcm: 'Valor por mês',
} as const satisfies Record<ServiceGroup, string>

/** Of quantity, monthly value, value and total, in points: 'colaboradores' takes more than 'cartões'. */
const CARD_WIDTHS = [62, 72, 84, 84]
const WIDTHS: Readonly<Record<ServiceGroup, readonly number[]>> = {
  default: CARD_WIDTHS,
  multi: CARD_WIDTHS,
  mobility: CARD_WIDTHS,
  hcm: [92, 64, 80, 80],
}

/** What of a document's facts its price is. */
type Priced = Pick<ContractFacts, 'groups' | 'totals'>

/**
 * The contracted products of each service group, with every fee and discount as priced, and the totals; `padding` are
 * the points above and below a row.
 */
export function orderTables(facts: Priced, colours: DocumentColours, padding = 4): Content[] {
  return [...groupTables(facts, colours, padding), totalTable(facts, colours, padding)]
}

/** The products of each service group alone. */
export function groupTables({ groups }: Priced, colours: DocumentColours, padding: number): Content[] {
  const layout = lineLayout(colours, padding)
  return groups.flatMap((group) => groupTable(group, layout))
}

type LineLayout = ReturnType<typeof lineLayout>

function groupTable({ group, lines }: ContractGroup, layout: LineLayout): Content[] {
  const total = `Total ${PAID_EVERY_TEXTS[paidEvery(group, lines)]}`
  const heading = ['Produto', 'Quantidade', VALUE_HEADS[group], 'Valor do produto', total].map(
    (text, column): TableCell => ({ text, style: 'head', alignment: column === 0 ? 'left' : 'right' }),
  )
  return [
    { text: GROUP_TITLES[group], style: 'subtitle' },
    ...(group === 'multi' ? [walletNote(lines)] : []),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', ...WIDTHS[group]],
        body: [heading, ...lines.flatMap((line) => lineRows(line, group))],
      },
      layout,
      margin: [0, 0, 0, 10],
    },
  ]
}

/** An HR plan is paid again and again, everything else with the order. */
function paidEvery(group: ServiceGroup, [line]: readonly ContractLine[]): PaidEvery {
  return group === 'hcm' && line ? line.planPeriod : 'order'
}

/** The balances below share their cards, of which there are as many as of the most asked one. */
function walletNote(lines: readonly ContractLine[]): Content {
  const cards = Math.max(...lines.map(({ quantity }) => quantity))
  const inEach = centavos(lines.reduce((sum, { monthlyValue }) => sum + monthlyValue, 0))
  const isSame = lines.every(({ quantity }) => quantity === cards)
  const parts = [
    `Um único cartão físico por trabalhador reúne os saldos abaixo: ${cards.toLocaleString('pt-BR')} ${cards === 1 ? 'cartão' : 'cartões'}.`,
    ...(isSame ? [`Crédito em cada cartão, neste pedido: ${formatBrl(inEach)}.`] : []),
  ]
  return { text: parts.join(' '), style: 'note', margin: [0, 0, 0, 4] }
}

function lineRows(line: ContractLine, group: ServiceGroup): TableCell[][] {
  const period = group === 'hcm' ? ` (${PERIODS[line.planPeriod]})` : ''
  const extensions = line.extensions ?? []
  const own = planAlone(line)
  const brought = line.additions.filter((name) => !extensions.some((one) => one.name === name))
  const additions = brought.length > 0 ? `\nCom: ${brought.join('; ')}` : ''
  return [
    [
      {
        text: [
          { text: `${line.name}${period}`, bold: true },
          { text: additions, style: 'note' },
        ],
      },
      right(quantityWords(group, line.quantity)),
      // A plan may have none of its own: what it costs stands in the next column.
      right(own.monthlyValue === 0 ? '–' : formatBrl(own.monthlyValue)),
      right(formatBrl(own.value)),
      { ...right(formatBrl(line.total)), bold: true },
    ],
    ...extensions.map((one) => noteRow(one.name, `${formatBrl(one.monthlyValue)} por mês`, chargedFor(one))),
    ...line.entries.map((entry) => noteRow(entry.name, unitOf(entry), chargedFor(entry))),
  ]
}

/** What belongs to the line above: an extension, a fee or a discount. */
function noteRow(name: string, unit: string, amount: string): TableCell[] {
  return [
    {
      text: [name, unit].filter((part) => part !== '').join(' — '),
      style: 'note',
      margin: [8, 0, 0, 0],
      colSpan: 4,
    },
    {},
    {},
    {},
    { text: amount, style: 'note', alignment: 'right' },
  ]
}

function unitOf(entry: PriceEntry): string {
  if (entry.kind === 'offer' && entry.value === 0) return entry.description
  return entry.value < 0 ? discountRateText(entry) : feeRateText(entry)
}

function chargedFor({ value }: Pick<PriceEntry, 'value'>): string {
  return value === 0 ? 'Gratuito' : formatBrl(value)
}

/** The parts of a mixed order's total, under it. */
function partRow({ every, value }: TotalPart): TableCell[] {
  return [
    { text: TOTAL_PART_TEXTS[every], style: 'note', margin: [8, 0, 0, 0] },
    { ...right(formatBrl(value)), style: 'note' },
  ]
}

/** What transport operators charge is no part of the total above it. */
function passThroughRow(): TableCell[] {
  const { name, note, value } = PASS_THROUGH_FEE
  return [
    { text: `${name}, ${note}`, style: 'note', margin: [8, 0, 0, 0] },
    { ...right(value), style: 'note' },
  ]
}

/** The totals alone: what is paid of plans alone has the plan's unit, a mixed order's has its parts under it. */
export function totalTable(facts: Priced, colours: DocumentColours, padding: number): Content {
  const sums = facts.totals
  const parts = totalParts(contractRows(facts))
  const discount = centavos(sums.totalWithDiscount - sums.total)
  const plans = centavos(sums.total - sums.totalBenefits - sums.totalFees)
  const rows: readonly (readonly [string, string])[] = [
    ...(sums.totalBenefits === 0 && plans !== 0
      ? []
      : [['Valor dos benefícios', formatBrl(sums.totalBenefits)] as const]),
    ...(plans === 0 ? [] : [['Planos', formatBrl(plans)] as const]),
    ['Tarifas', formatBrl(sums.totalFees)],
    ['Valor total', formatBrl(sums.total)],
    ['Descontos', formatBrl(discount)],
  ]
  return {
    table: {
      widths: ['*', 110],
      body: [
        ...rows.map(([label, value]): TableCell[] => [{ text: label }, right(value)]),
        [
          { text: totalLabel(parts), bold: true, fillColor: colours.soft },
          { ...right(formatBrl(sums.totalWithDiscount)), bold: true, fillColor: colours.soft },
        ],
        ...(parts.length > 1 ? parts.map(partRow) : []),
        ...(hasPassThroughFee(contractedLines(facts)) ? [passThroughRow()] : []),
      ],
    },
    layout: lineLayout(colours, padding),
    margin: [0, 2, 0, 12],
    unbreakable: true,
  }
}

function totalLabel([part, ...others]: readonly TotalPart[]): string {
  const isOfPlans = part !== undefined && others.length === 0 && part.every !== 'order'
  return isOfPlans ? `Total ${PAID_EVERY_TEXTS[part.every]}` : 'Total do pedido'
}

function right(text: string): { text: string; alignment: 'right' } {
  return { text, alignment: 'right' }
}

/** Thin rules between rows, none beside columns; `padding` points above and below each. */
export function lineLayout(colours: DocumentColours, padding: number) {
  return {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => colours.line,
    paddingTop: () => padding,
    paddingBottom: () => padding,
  }
}
