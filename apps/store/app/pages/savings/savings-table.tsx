import { COST_PART_LAWS, COST_PART_TEXTS } from '@benefits/copy/savings-texts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { COST_PARTS, type CostComparison } from '@benefits/domain/savings/compare-costs'
import { Table } from '../../ui/layout/table.tsx'
import { savingsCopy as copy } from './copy.ts'

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
        cells: [
          COST_PART_TEXTS[part],
          formatBrl(asSalary[part]),
          formatBrl(asBenefit[part]),
          COST_PART_LAWS[part],
        ],
      }))}
      footer={[copy.total, formatBrl(asSalary.total), formatBrl(asBenefit.total), '']}
    />
  )
}
