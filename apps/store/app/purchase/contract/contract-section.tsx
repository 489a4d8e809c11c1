import { Icon } from '../../ui/art/icon.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import styles from './contract-section.module.css'
import { ContractStatus } from './contract-status.tsx'
import { contractCopy } from './copy.ts'
import type { ContractWork } from './use-contract-work.tsx'

interface ContractSectionProps {
  readonly work: ContractWork
  /**
   * Asks the page whether the company's data is whole; where it is not, the page shows what is missing and answers
   * false.
   */
  readonly isReady: () => boolean
  /** Id of what the page says is missing before: the button is drawn as not ready, and a press is answered. */
  readonly lackId?: string | undefined
}

/** Acceptance of the contract: generate and read, then the copy of what was accepted. */
export function ContractSection({ work, isReady, lackId }: ContractSectionProps) {
  const isAccepted = useVisitor(({ purchase }) => purchase.acceptedHash !== null)
  const isLost = useVisitor(({ purchase }) => purchase.isAcceptanceLost)
  const hasContracts = useVisitor(({ customer }) => customer.contractedProducts.length > 0)
  if (isAccepted) {
    return (
      <div className={styles.accepted}>
        <p className={styles.mark} ref={work.acceptedRef} tabIndex={-1}>
          <Icon name="check" />
          {contractCopy.accepted}
        </p>
        <p className={styles.text}>{contractCopy.acceptedText}</p>
        <Button
          variant="secondary"
          busy={work.busy === 'preparing'}
          iconBefore={<Icon name="download" size={20} />}
          onClick={work.downloadCopy}
        >
          {work.isWaiting ? contractCopy.tryNow : contractCopy.downloadCopy}
        </Button>
        <ContractStatus work={work} />
        {work.dialog}
      </div>
    )
  }
  const first = hasContracts ? contractCopy.update : contractCopy.generate
  // The same button: whoever pressed it keeps the focus while the contract is on its way.
  const label = work.isWaiting ? contractCopy.tryNow : first
  return (
    <div className={styles.open} data-waiting={work.isWaiting || undefined}>
      {isLost && (
        <Alert kind="warning" announced>
          {contractCopy.changed}
        </Alert>
      )}
      <p className={styles.text}>{contractCopy.intro}</p>
      <Button
        variant={work.isWaiting ? 'secondary' : 'primary'}
        busy={work.busy === 'preparing'}
        unready={lackId !== undefined}
        aria-describedby={lackId}
        iconBefore={<Icon name="file" size={20} />}
        onClick={() => {
          if (isReady()) work.open()
        }}
      >
        {label}
      </Button>
      <ContractStatus work={work} />
      {work.dialog}
    </div>
  )
}
