import { COST_PART_LAWS, COST_PART_TEXTS } from '@benefits/copy/savings-texts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { COST_PARTS, type CostComparison, type CostPart } from '@benefits/domain/savings/compare-costs'
import { Table } from '../../ui/layout/table.tsx'
import { savingsCopy as copy } from './copy.ts'
import { LawList } from './law-list.tsx'
import { SavingsFold } from './savings-fold.tsx'
import styles from './savings-page.module.css'
import { shortLaw } from './short-law.ts'

/**
 * Each part of both costs with its law beside it, and folded under them what each law says. Parts that the regime pays
 * within its own rate are named in one line.
 */
export function SavingsTable({
  comparison: { asSalary, asBenefit },
}: {
  readonly comparison: CostComparison
}) {
  // Before anything is typed every part is nothing.
  const isPaid = (part: CostPart) => asSalary.total === 0 || asSalary[part] + asBenefit[part] > 0
  const parts = COST_PARTS.filter(isPaid)
  const within = COST_PARTS.filter((part) => !isPaid(part)).map((part) => COST_PART_TEXTS[part])
  const laws = Object.fromEntries(parts.map((part) => [part, COST_PART_LAWS[part]]))
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
        rows={parts.map((part) => ({
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
      {within.length > 0 && (
        <p className={styles.note}>{copy.withinRate(new Intl.ListFormat('pt-BR').format(within))}</p>
      )}
      <SavingsFold title={copy.sources}>
        <p>{copy.tableNote}</p>
        <LawList laws={laws} says={copy.lawSays} />
      </SavingsFold>
    </div>
  )
}
