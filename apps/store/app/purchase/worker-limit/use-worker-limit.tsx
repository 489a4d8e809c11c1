import { lazy, Suspense, useCallback, useState } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { loadPart } from '../../ui/load-part.ts'

const WorkerLimitDialog = lazy(() => loadPart(() => import('./worker-limit-dialog.tsx')))

/** The modal 'Mais de N colaboradores' of a screen that asks for a number of workers. */
export interface WorkerLimitNotice {
  /** Opens the modal; while it is open nothing happens. */
  readonly tell: () => void
  /** Stands once in the screen; nothing until the modal is asked for. */
  readonly dialog: Elements
}

/**
 * Gives the modal for a number of workers above `WORKER_LIMIT` of the domain (docs/rules/cart.md: worker-limit): the
 * screen neither prices nor adds such a number, tells it here instead, and keeps what was there.
 */
export function useWorkerLimit(): WorkerLimitNotice {
  const [wasAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const tell = useCallback(() => {
    setAsked(true)
    setOpen(true)
  }, [])
  const dialog = wasAsked && (
    <Suspense>
      <WorkerLimitDialog open={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { tell, dialog }
}
