import { RIGHT_CREDIT, rightCredit } from '@benefits/domain/mobility/right-credit'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import { mobilityCopy } from './copy.ts'
import styles from './right-credit-dialog.module.css'

interface RightCreditDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The example that the dialog tells: 500,00 credited, 400,00 used (docs/rules/mobility.md: right-credit). */
const EXAMPLE = rightCredit(centavos(50_000), centavos(40_000))

/** How Crédito Certo works: its rules, and two months as an account; the page draws them with the buyer's figures. */
export default function RightCreditDialog({ open, onClose }: RightCreditDialogProps) {
  const { shortName } = useIssuer().configuration.issuer
  const { feePercent, mostSavedPercent } = RIGHT_CREDIT
  const rows = [
    [mobilityCopy.rowCredited, EXAMPLE.credited],
    [mobilityCopy.rowUsed, EXAMPLE.used],
    [mobilityCopy.rowLeft, EXAMPLE.left],
    [mobilityCopy.rowNext, EXAMPLE.nextCredit],
    [mobilityCopy.rowSaved, EXAMPLE.saved],
    [mobilityCopy.rowFee(shortName, feePercent), centavos(-EXAMPLE.fee)],
  ] as const
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${mobilityCopy.rightCredit}: ${mobilityCopy.howItWorks.toLowerCase()}`}
      description={
        <ul className={styles.rules}>
          <li>{mobilityCopy.ruleDeducted}</li>
          <li>{mobilityCopy.ruleFee(shortName, feePercent)}</li>
          <li>{mobilityCopy.rulePromise(mostSavedPercent)}</li>
        </ul>
      }
      actions={<Button onClick={onClose}>{mobilityCopy.understood}</Button>}
    >
      <div className={styles.example}>
        <p className={styles.intro}>{mobilityCopy.exampleIntro}</p>
        <dl className={styles.account} aria-label={mobilityCopy.exampleCaption}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{formatBrl(value)}</dd>
            </div>
          ))}
          <div className={styles.kept}>
            <dt>{mobilityCopy.rowKept}</dt>
            <dd>{formatBrl(EXAMPLE.kept)}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  )
}
