import { useProblemText } from '../../../always/warning-dialog/load-warning.ts'
import { uiCopy } from '../../../ui/copy.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { plansCopy } from '../copy.ts'
import styles from './table-status.module.css'
import type { PriceTableView } from './use-price-table.ts'

interface TableStatusProps {
  readonly table: Pick<PriceTableView, 'isLoading' | 'failure' | 'retry'>
  /** The page says already why prices failed. */
  readonly isReasonTold?: boolean
}

/** Says that the plans' prices are on their way, or why they did not come, and asks for them again. */
export function TableStatus({ table, isReasonTold = false }: TableStatusProps) {
  const { isLoading, failure, retry } = table
  const reason = useProblemText(failure)
  return (
    <>
      <div role="status">{isLoading && <VisuallyHidden>{plansCopy.updating}</VisuallyHidden>}</div>
      {reason !== null && (
        <div className={styles.failure}>
          <InlineMessage kind="error">
            {isReasonTold ? plansCopy.failed : `${plansCopy.failed} ${reason}`}
          </InlineMessage>
          <Button variant="secondary" size="sm" onClick={retry}>
            {uiCopy.retry}
          </Button>
        </div>
      )}
    </>
  )
}
