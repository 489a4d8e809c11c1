import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './contract-section.module.css'
import { contractCopy } from './copy.ts'
import type { ContractWork } from './use-contract-work.tsx'

/** What is under way, said once each time that it changes: the contract is made, or it is on its way. */
export function ContractStatus({ work }: { readonly work: ContractWork }) {
  const text = work.waitText ?? (work.busy === 'preparing' ? contractCopy.preparing : null)
  return (
    <div role="status" className={styles.wait}>
      {text !== null && (
        <>
          {work.isUnderWay && <Spinner />}
          <span>{text}</span>
        </>
      )}
    </div>
  )
}
