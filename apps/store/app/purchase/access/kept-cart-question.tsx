import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { useEffect, useState } from 'react'
import { runCommand } from '../../commands/run-command.ts'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import { isHeldHere, type KeptCart, takeKeptCart } from '../../visit/kept-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { VisitorStore } from '../../visit/visitor-store.ts'
import { lineWords, useCartHost } from '../cart/public.ts'
import styles from './kept-cart-question.module.css'
import { keptCopy as copy } from './kept-copy.ts'
import { toPerson, toRegistration } from './to-registration.ts'

/**
 * Looks for a cart that the proven e-mail registered before, and asks whether it is gone on with; `onAnswered` once
 * that is settled, at once where there is none (docs/rules/customers.md: found-again).
 */
export default function KeptCartQuestion({ onAnswered }: { readonly onAnswered: () => void }) {
  const store = useVisitorStore()
  const { ask } = useCartHost()
  const announce = useAnnounce()
  const [kept, setKept] = useState<KeptCart | null>(null)
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    let isGone = false
    void findKept(store).then((found) => {
      if (isGone) return
      if (found === null) onAnswered()
      else setKept(found)
    })
    return () => {
      isGone = true
    }
  }, [store, onAnswered])
  if (kept === null) return null

  function take(found: KeptCart) {
    const { asideCarts: before } = store.getState().shopping
    store.move(takeKeptCart, found)
    if (store.getState().shopping.asideCarts !== before) ask({ kind: 'aside' })
    announce(copy.taken)
    setOpen(false)
  }

  const leave = () => setOpen(false)
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onClose={leave}
      onClosed={onAnswered}
      title={copy.title}
      description={
        <div className={styles.message}>
          <p>{copy.kept(dayOf(kept.registeredAt), formatBrl(kept.total))}</p>
          <ul className={styles.lines}>
            {kept.lines.map((line) => (
              <li key={line.productCode} className={styles.line}>
                <strong>{line.name}</strong>
                <span className={styles.detail}>{lineWords(line)}</span>
              </li>
            ))}
          </ul>
          <p>{copy.explained}</p>
        </div>
      }
      actions={
        <>
          <Button variant="secondary" block onClick={leave}>
            {copy.leave}
          </Button>
          <Button block onClick={() => take(kept)}>
            {copy.take}
          </Button>
        </>
      }
    />
  )
}

/** The kept cart of whoever the visit has proven; null where there is none, or it is the one that the tab holds. */
async function findKept(store: VisitorStore): Promise<KeptCart | null> {
  const { access, customer } = store.getState()
  const [cnpj, cpf] = [parseCnpj(access.cnpjTyped), parseCpf(access.draft.cpf)]
  if (cnpj === null || cpf === null || access.account.stage !== 'verified') return null
  // Of a customer who was asked for e-mail and CPF alone the rest is not known yet.
  const registration = toRegistration(access)
  const person = { ...(registration ? toPerson(registration) : { cpf }), email: access.account.email }
  const result = await runCommand('findKeptCart', { cnpj, leadId: customer.leadId, person })
  const found = result.ok ? result.answer : null
  return found === null || isHeldHere(store.getState(), found) ? null : found
}

function dayOf(instant: string): string {
  return toBrazilian(calendarDateInSaoPaulo(new Date(instant)))
}
