import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { loadPart } from '../../ui/load-part.ts'
import type { ContractFile } from './contract-file.ts'
import { saveFile } from './contract-file.ts'
import { type ContractWait, retriesByItself } from './contract-wait.ts'
import { contractWarning } from './contract-warning.ts'
import { contractCopy } from './copy.ts'
import type { ShownContract } from './shown-contract.ts'
import { useContract } from './use-contract.ts'

const loadDialog = () => loadPart(() => import('./contract-dialog.tsx'))
const ContractDialog = lazy(loadDialog)

/** What the section shows and does. */
export interface ContractWork {
  readonly busy: 'preparing' | 'accepting' | null
  /** The contract cannot be had yet. */
  readonly isWaiting: boolean
  /** Something happens without a press: it is asked for, or will be. */
  readonly isUnderWay: boolean
  /** What to say while it waits, else null. */
  readonly waitText: string | null
  readonly dialog: Elements
  readonly acceptedRef: RefObject<HTMLParagraphElement | null>
  readonly open: () => void
  readonly downloadCopy: () => void
}

/** What is done with the contract once it is there. */
type Aim = 'show' | 'showRenewed' | 'save'

interface Waiting extends ContractWait {
  readonly aim: Aim
  /** Tries that the screen made by itself. */
  readonly tries: number
}

/**
 * The section's work: opening the modal, accepting in it, downloading the copy, and waiting where it must. With
 * `conclude` accepting ends the order too, while the modal still stands.
 */
export function useContractWork(conclude?: () => Promise<void>): ContractWork {
  const { prepare, accept } = useContract()
  const { shortName } = useIssuer().configuration.issuer
  const warn = useWarn()
  const [busy, setBusy] = useState<ContractWork['busy']>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [shown, setShown] = useState<(ShownContract & { readonly isRenewed: boolean }) | null>(null)
  const [isOpen, setOpen] = useState(false)
  const acceptedRef = useRef<HTMLParagraphElement>(null)

  const ask = useCallback(
    async (aim: Aim, tries: number) => {
      setBusy('preparing')
      try {
        const [prepared] = await Promise.all([prepare(), aim === 'save' ? null : loadDialog()])
        setWaiting(prepared.is === 'waiting' ? { ...prepared.wait, aim, tries } : null)
        if (prepared.is !== 'ready') return
        if (aim === 'save') return saveFile(prepared.shown.file)
        const isRenewed = aim === 'showRenewed' || prepared.shown.changes.length > 0
        setShown({ ...prepared.shown, isRenewed })
        setOpen(true)
      } catch {
        // The modal's own script did not arrive: the connection is lost.
        setWaiting(null)
        warn(await contractWarning({ code: 'lost' }, shortName))
      } finally {
        setBusy(null)
      }
    },
    [prepare, warn, shortName],
  )

  const willAsk = useRetry(waiting, busy !== null, ask)

  async function acceptShown(file: ContractFile) {
    setBusy('accepting')
    const acceptance = await accept(file)
    if (acceptance.is === 'accepted') await conclude?.()
    setBusy(null)
    if (acceptance.is === 'stale') setShown({ ...acceptance.shown, isRenewed: true })
    if (acceptance.is === 'waiting') setWaiting({ ...acceptance.wait, aim: 'showRenewed', tries: 0 })
    // The section's 'Contrato Aceito!' takes the focus, which tells it; so does its button while the contract waits.
    if (acceptance.is === 'accepted' || acceptance.is === 'waiting') setOpen(false)
  }

  function forget() {
    setShown(null)
    // The button that opened the modal is gone once the contract is accepted.
    acceptedRef.current?.focus()
  }

  const dialog = shown && (
    <Suspense fallback={null}>
      <ContractDialog
        shown={shown}
        isRenewed={shown.isRenewed}
        open={isOpen}
        busy={busy === 'accepting'}
        concludes={conclude !== undefined}
        onAccept={() => void acceptShown(shown.file)}
        onClose={() => setOpen(false)}
        onClosed={forget}
      />
    </Suspense>
  )
  return {
    busy,
    isWaiting: waiting !== null,
    isUnderWay: busy === 'preparing' || willAsk,
    waitText: waiting && waitText(waiting, willAsk),
    dialog,
    acceptedRef,
    open: () => void ask(waiting?.aim ?? 'show', 0),
    downloadCopy: () => void ask('save', 0),
  }
}

/** Asks again by itself once what is waited for may be there; says whether it will. */
function useRetry(
  waiting: Waiting | null,
  isBusy: boolean,
  ask: (aim: Aim, tries: number) => Promise<void>,
): boolean {
  const willAsk = waiting !== null && retriesByItself(waiting, waiting.tries)
  useEffect(() => {
    if (!waiting || !willAsk || isBusy) return
    const timer = setTimeout(() => void ask(waiting.aim, waiting.tries + 1), waiting.seconds * 1000)
    return () => clearTimeout(timer)
  }, [waiting, willAsk, isBusy, ask])
  return willAsk
}

function waitText({ seconds, isShort }: ContractWait, willAsk: boolean): string {
  if (!isShort) return contractCopy.tooMany(Math.ceil(seconds / 60))
  return willAsk ? contractCopy.onItsWay(seconds) : contractCopy.notYet
}
