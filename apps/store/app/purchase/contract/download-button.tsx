import { useId } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ContractFile } from './contract-file.ts'
import { saveFile } from './contract-file.ts'
import { contractCopy } from './copy.ts'
import styles from './download-button.module.css'

interface DownloadButtonProps {
  readonly file: ContractFile
  readonly isTicked: boolean
}

/** Saves the contract, once it is ticked; until then it says so to who points at it. */
export function DownloadButton({ file, isTicked }: DownloadButtonProps) {
  const id = useId()
  return (
    <span title={isTicked ? undefined : contractCopy.tickToDownload}>
      <Button
        variant="ghost"
        size="sm"
        className={styles.download}
        disabled={!isTicked}
        aria-describedby={isTicked ? undefined : id}
        iconBefore={<Icon name="download" size={20} />}
        onClick={() => saveFile(file)}
      >
        {contractCopy.download}
      </Button>
      {!isTicked && <VisuallyHidden id={id}>{contractCopy.tickToDownload}</VisuallyHidden>}
    </span>
  )
}
