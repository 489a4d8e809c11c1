import { COST_PART_LAWS, COST_PART_TEXTS } from '@benefits/copy/savings-texts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { COST_PARTS, type CostComparison } from '@benefits/domain/savings/compare-costs'
import { Table } from '../../ui/layout/table.tsx'
import { savingsCopy as copy } from './copy.ts'
import { LawList } from './law-list.tsx'
import { SavingsFold } from './savings-fold.tsx'
import styles from './savings-page.module.css'
import { shortLaw } from './short-law.ts'

/** Each part of both costs with its law beside it, and folded under them what each law says. */
export function SavingsTable({
  comparison: { asSalary, asBenefit },
}: {
  readonly comparison: CostComparison
}) {
  return (
    <div className={styles.costs}>
      <Table
        caption={copy.table}
        look="columns"
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
            shortLaw(COST_PART_LAWS[part]),
          ],
        }))}
        footer={[copy.total, formatBrl(asSalary.total), formatBrl(asBenefit.total), '']}
      />
      <SavingsFold title={copy.sources}>
        <p>{copy.tableNote}</p>
        <LawList laws={COST_PART_LAWS} says={copy.lawSays} />
      </SavingsFold>
    </div>
  )
}
