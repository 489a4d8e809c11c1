import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { useContact } from '../../always/contact/contact-context.tsx'
import { Button } from '../../ui/press/button.tsx'
import { workerLimitCopy } from './copy.ts'
import styles from './over-limit-way.module.css'

/** The way on for a company of more workers than the store sells to, beside the number that is above the limit. */
export function OverLimitWay() {
  const openContact = useContact()
  return (
    <div className={styles.way}>
      <p>{workerLimitCopy.wayOn(WORKER_LIMIT)}</p>
      <Button size="sm" onClick={openContact}>
        {workerLimitCopy.contact}
      </Button>
    </div>
  )
}
