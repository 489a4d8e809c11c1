import { lazy, Suspense, useRef, useState } from 'react'
import { useStore } from '../../issuer/store-view.ts'
import { useVisitor } from '../../state/visitor-provider.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useWarn } from '../../warning/warning-provider.tsx'
import styles from './contract-section.module.css'
import { contractWarning } from './contract-warning.ts'
import { contractCopy } from './copy.ts'
import type { ContractFile } from './fetch-contract.ts'
import { saveFile } from './save-file.ts'
import { useContract } from './use-contract.ts'

const loadDialog = () => loadPart(() => import('./contract-dialog.tsx'))
const ContractDialog = lazy(loadDialog)

interface ContractSectionProps {
  /**
   * Asks the page whether the company's data is whole; where it is not, the page shows what is missing and answers
   * false.
   */
  readonly isReady: () => boolean
}

/** Acceptance of the contract: generate and read, then the copy of what was accepted (spec 2 §2). */
export function ContractSection({ isReady }: ContractSectionProps) {
  const isAccepted = useVisitor(({ purchase }) => purchase.acceptedHash !== null)
  const isLost = useVisitor(({ purchase }) => purchase.isAcceptanceLost)
  const hasContracts = useVisitor(({ customer }) => customer.contractedProducts.length > 0)
  const work = useContractWork()
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
          {contractCopy.downloadCopy}
        </Button>
        {work.dialog}
      </div>
    )
  }
  return (
    <div className={styles.open}>
      {isLost && (
        <Alert kind="warning" announced>
          {contractCopy.changed}
        </Alert>
      )}
      <p className={styles.text}>{contractCopy.intro}</p>
      <Button
        busy={work.busy === 'preparing'}
        iconBefore={<Icon name="file" size={20} />}
        onClick={() => {
          if (isReady()) work.open()
        }}
      >
        {hasContracts ? contractCopy.update : contractCopy.generate}
      </Button>
      <div role="status" className={styles.wait}>
        {work.busy === 'preparing' && (
          <>
            <Spinner />
            {contractCopy.preparing}
          </>
        )}
      </div>
      {work.dialog}
    </div>
  )
}

/** The section's work: opening the modal, accepting in it, and downloading the copy. */
function useContractWork() {
  const { prepare, accept } = useContract()
  const { shortName } = useStore().configuration.issuer
  const warn = useWarn()
  const [busy, setBusy] = useState<'preparing' | 'accepting' | null>(null)
  const [shown, setShown] = useState<{ readonly file: ContractFile; readonly isRenewed: boolean } | null>(
    null,
  )
  const [isOpen, setOpen] = useState(false)
  const acceptedRef = useRef<HTMLParagraphElement>(null)

  async function open() {
    setBusy('preparing')
    try {
      const [file] = await Promise.all([prepare(), loadDialog()])
      if (file) {
        setShown({ file, isRenewed: false })
        setOpen(true)
      }
    } catch {
      // The modal's own script did not arrive: the connection is lost.
      warn(contractWarning(-99, shortName))
    } finally {
      setBusy(null)
    }
  }

  async function acceptShown(file: ContractFile) {
    setBusy('accepting')
    const acceptance = await accept(file)
    setBusy(null)
    if (acceptance.is === 'stale') setShown({ file: acceptance.file, isRenewed: true })
    // The section's 'Contrato Aceito!' takes the focus, which tells it.
    if (acceptance.is === 'accepted') setOpen(false)
  }

  async function downloadCopy() {
    setBusy('preparing')
    const file = await prepare()
    setBusy(null)
    if (file) saveFile(file)
  }

  function forget() {
    setShown(null)
    // The button that opened the modal is gone once the contract is accepted.
    acceptedRef.current?.focus()
  }

  const dialog = shown && (
    <Suspense fallback={null}>
      <ContractDialog
        file={shown.file}
        isRenewed={shown.isRenewed}
        open={isOpen}
        busy={busy === 'accepting'}
        onAccept={() => void acceptShown(shown.file)}
        onClose={() => setOpen(false)}
        onClosed={forget}
      />
    </Suspense>
  )
  return { busy, dialog, acceptedRef, open: () => void open(), downloadCopy: () => void downloadCopy() }
}
