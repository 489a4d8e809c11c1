import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Button } from '../../ui/press/button.tsx'
import styles from './contract-dialog.module.css'
import { ContractInWords } from './contract-in-words.tsx'
import { changesCopy, contractCopy } from './copy.ts'
import { DownloadButton } from './download-button.tsx'
import { PdfPages } from './pdf-pages.client.tsx'
import type { ShownContract } from './shown-contract.ts'

interface ContractDialogProps {
  readonly shown: ShownContract
  /** This is a newer version than the one the buyer tried to accept. */
  readonly isRenewed: boolean
  readonly open: boolean
  /** The acceptance is under way: the modal stays. */
  readonly busy: boolean
  /** Accepting ends the order too. */
  readonly concludes: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

/**
 * The contract to read, download and accept, once it is on the screen. The tick stands with its button at the foot,
 * which stays in sight however long the text is. A new version has to be ticked anew.
 */
export default function ContractDialog({
  shown: { file, words, changes },
  isRenewed,
  open,
  busy,
  concludes,
  onAccept,
  onClose,
  onClosed,
}: ContractDialogProps) {
  const [ticked, setTicked] = useState<string | null>(null)
  const [lack, setLack] = useState<'checkboxMissing' | 'notOpenYet' | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const [seen, setSeen] = useState<string | null>(null)
  const concludesId = useId()
  const isTicked = ticked === file.hash
  const isSeen = seen === file.hash
  // Told again with every drawing of its first page.
  const markSeen = useCallback(() => setSeen(file.hash), [file.hash])
  const isLacking = lack === 'checkboxMissing' ? !isTicked : lack === 'notOpenYet' && !isSeen
  return (
    <Dialog
      size="full"
      open={open}
      locked={busy}
      onClose={onClose}
      onClosed={onClosed}
      title={contractCopy.modalTitle}
      actions={
        <div className={styles.foot}>
          <Checkbox
            boxed
            className={styles.tick}
            ref={box}
            label={contractCopy.checkbox}
            checked={isTicked}
            disabled={busy || !isSeen}
            onChange={(event) => {
              setTicked(event.currentTarget.checked ? file.hash : null)
              setLack(null)
            }}
            error={lack !== null && isLacking ? contractCopy[lack] : null}
          />
          {concludes && (
            <p id={concludesId} className={styles.concludes}>
              {contractCopy.concludes}
            </p>
          )}
          <Button
            busy={busy}
            unready={!isSeen}
            aria-describedby={concludes ? concludesId : undefined}
            onClick={() => {
              if (isTicked) return onAccept()
              setLack(isSeen ? 'checkboxMissing' : 'notOpenYet')
              box.current?.focus()
            }}
          >
            {contractCopy.accept}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {isRenewed && <Renewed hash={file.hash} changes={changes} />}
        <div className={styles.read}>
          <ContractInWords sections={words.sections} />
          <PdfPages key={file.hash} file={file.blob} text={words.text} onShown={markSeen}>
            <DownloadButton file={file} isTicked={isTicked} />
          </PdfPages>
        </div>
      </div>
    </Dialog>
  )
}

/** That this is a newer version, and what is new in it. */
function Renewed({ hash, changes }: { readonly hash: string } & Pick<ShownContract, 'changes'>) {
  const notice = useRef<HTMLDivElement>(null)
  // Whoever has just pressed the button stands at the end of the former version.
  useEffect(() => {
    if (hash) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [hash])
  return (
    <div ref={notice}>
      <Alert kind="warning" announced>
        <p>{contractCopy.stale}</p>
        {changes.length > 0 && <Changes changes={changes} />}
      </Alert>
    </div>
  )
}

function Changes({ changes }: Pick<ShownContract, 'changes'>) {
  return (
    <>
      <p>{changesCopy.title}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  )
}
