import { ORDER_STEPS, orderProgress } from '@benefits/domain/checkout/order-steps'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { flowCopy as copy } from './copy.ts'
import { FLOWS, type OrderFlowName, type OrderPage } from './flows.ts'
import styles from './order-steps.module.css'

interface OrderStepsProps {
  readonly page: OrderPage
  readonly flow?: OrderFlowName
  /** It is not known yet whether anything was done. */
  readonly isAwaited?: boolean
}

/** Where an order stands; with access accounts the pages show no steps (docs/rules/checkout.md: order-steps). */
export function OrderSteps({ page, flow = 'order', isAwaited = false }: OrderStepsProps) {
  const { accessManagement } = useIssuer().channel.features
  if (accessManagement) return null
  const { pages, names } = FLOWS[flow]
  const { step } = pages[page]
  const here = isAwaited ? -1 : ORDER_STEPS.findIndex((row) => row.step === step)
  return (
    <div className={styles.steps}>
      <ol className={styles.list}>
        {ORDER_STEPS.map(
          (row, at) =>
            row.isNamed && (
              <li
                key={row.step}
                className={styles.step}
                data-state={at < here ? 'done' : at === here ? 'here' : 'ahead'}
                aria-current={at === here ? 'step' : undefined}
              >
                <span className={styles.number} aria-hidden="true">
                  {at < here ? <Icon name="check" size={16} /> : at + 1}
                </span>
                <span>{names[row.step]}</span>
                {at < here && <VisuallyHidden> ({copy.stepDone})</VisuallyHidden>}
              </li>
            ),
        )}
      </ol>
      <ProgressBar label={copy.progress} labelHidden value={isAwaited ? 0 : orderProgress(step)} />
    </div>
  )
}
