import {
  COST_PART_LAWS,
  COST_PART_TEXTS,
  SAVINGS_TEXTS,
  TAX_REGIME_TEXTS,
} from '@benefits/copy/savings-texts'
import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { formatPercent } from '@benefits/domain/money/format-percent'
import { COST_PARTS } from '@benefits/domain/savings/compare-costs'
import type { SavingsPremises } from '@benefits/domain/savings/estimate-savings'
import { SAVINGS_RATES_READ } from '@benefits/domain/savings/savings-rates'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { factTable } from './fact-table.ts'
import { lineLayout } from './order-table.ts'
import type { Fact } from './parties.ts'
import type { ProposedSavings } from './proposal-facts.ts'
import { savingsPicture } from './savings-picture.ts'
import type { DocumentColours } from './theme-colours.ts'

/** The page of a proposal that pictures what the benefit saves: by what, how much, each part with its law. */
export function savingsPage({ premises, estimate }: ProposedSavings, colours: DocumentColours): Content[] {
  const { monthly, yearly } = estimate
  return [
    { text: 'O que a empresa economiza', style: 'title', pageBreak: 'before' },
    {
      text: 'O mesmo valor, pago como salário e dado como benefício.',
      style: 'note',
      margin: [0, 2, 0, 8],
    },
    factTable(premiseFacts(premises), colours),
    { text: SAVINGS_TEXTS.picture, style: 'heading' },
    { svg: savingsPicture(estimate, colours), margin: [0, 2, 0, 8] },
    {
      columns: [sum(monthly, SAVINGS_TEXTS.perMonth), sum(yearly, SAVINGS_TEXTS.perYear)],
      margin: [0, 4, 0, 4],
    },
    { text: SAVINGS_TEXTS.table, style: 'heading' },
    costTable(estimate, colours),
    { text: SAVINGS_TEXTS.tableNote, style: 'note', margin: [0, 0, 0, 6] },
    ...pat({ premises, estimate }),
    { text: `Alíquotas consultadas em ${toBrazilian(SAVINGS_RATES_READ as CalendarDate)}.`, style: 'note' },
    { text: SAVINGS_TEXTS.estimate, bold: true, margin: [0, 6, 0, 0] },
  ]
}

function premiseFacts({ employees, monthlyValue, regime, rates, pat }: SavingsPremises): readonly Fact[] {
  const paid = [
    `FGTS ${formatPercent(rates.fgts)}`,
    ...(regime === 'simples'
      ? []
      : [`INSS patronal ${formatPercent(rates.employerInss)}`, `RAT ${formatPercent(rates.rat)}`]),
    ...(regime === 'presumed' || regime === 'real' ? [`terceiros ${formatPercent(rates.thirdParties)}`] : []),
    ...(pat === null
      ? []
      : [
          `PAT ${formatPercent(rates.patIncentive)} da despesa, até ${formatPercent(rates.patLimit)} do IRPJ`,
        ]),
  ]
  return [
    ['Colaboradores', employees.toLocaleString('pt-BR')],
    ['Valor por mês para cada um', formatBrl(monthlyValue)],
    ['Regime tributário', TAX_REGIME_TEXTS[regime]],
    ['Alíquotas', paid.join('; ')],
  ]
}

function sum(amount: ProposedSavings['estimate']['monthly'], unit: string): Content {
  return {
    text: [{ text: formatBrl(amount), bold: true, fontSize: 14 }, ` ${SAVINGS_TEXTS.less} ${unit}`],
  }
}

function costTable({ asSalary, asBenefit }: ProposedSavings['estimate'], colours: DocumentColours): Content {
  const { part, law, total } = SAVINGS_TEXTS
  const row = (cells: readonly string[], look: object = {}): TableCell[] =>
    cells.map((text, column) => ({
      text,
      alignment: column === 1 || column === 2 ? 'right' : 'left',
      ...look,
    }))
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [90, 84, 84, '*'],
      body: [
        row([part, SAVINGS_TEXTS.asSalary, SAVINGS_TEXTS.asBenefit, law], { style: 'head' }),
        ...COST_PARTS.map((name) =>
          row([
            COST_PART_TEXTS[name],
            formatBrl(asSalary[name]),
            formatBrl(asBenefit[name]),
            COST_PART_LAWS[name],
          ]),
        ),
        row([total, formatBrl(asSalary.total), formatBrl(asBenefit.total), ''], {
          bold: true,
          fillColor: colours.soft,
        }),
      ],
    },
    layout: lineLayout(colours, 2.5),
    fontSize: 9,
    margin: [0, 0, 0, 6],
  }
}

function pat({ premises, estimate: { deduction } }: ProposedSavings): Content[] {
  if (deduction === null || premises.pat === null) return []
  const { patDisputed, patReduced, patLaws } = SAVINGS_TEXTS
  return [
    { text: SAVINGS_TEXTS.pat, style: 'subtitle' },
    { text: SAVINGS_TEXTS.patYear(formatBrl(deduction)) },
    {
      text: `${patDisputed(premises.pat.isLimited)} ${patReduced} ${patLaws}`,
      style: 'note',
      margin: [0, 2, 0, 6],
    },
  ]
}
