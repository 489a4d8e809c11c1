import { formatBrl } from '@benefits/domain/money/format-brl'
import { COST_PARTS, type CostComparison, type CostPart } from '@benefits/domain/savings/compare-costs'
import { SAVINGS_RATES } from '@benefits/domain/savings/savings-rates'
import { Table } from '../../ui/layout/table.tsx'
import { savingsCopy as copy } from './copy.ts'

/** The law beside each part. */
const LAWS = {
  ...copy.laws,
  fgts: SAVINGS_RATES.fgts.law,
  employerInss: SAVINGS_RATES.employerInss.law,
  rat: SAVINGS_RATES.rat.law,
  thirdParties: SAVINGS_RATES.thirdParties.law,
} as const satisfies Record<CostPart, string>

/** Each part of both costs, with the law that it comes from. */
export function SavingsTable({
  comparison: { asSalary, asBenefit },
}: {
  readonly comparison: CostComparison
}) {
  return (
    <Table
      caption={copy.table}
      columns={[
        { id: 'part', label: copy.part },
        { id: 'salary', label: copy.asSalary, numeric: true },
        { id: 'benefit', label: copy.asBenefit, numeric: true },
        { id: 'law', label: copy.law },
      ]}
      rows={COST_PARTS.map((part) => ({
        id: part,
        cells: [copy.parts[part], formatBrl(asSalary[part]), formatBrl(asBenefit[part]), LAWS[part]],
      }))}
      footer={[copy.total, formatBrl(asSalary.total), formatBrl(asBenefit.total), '']}
    />
  )
}
