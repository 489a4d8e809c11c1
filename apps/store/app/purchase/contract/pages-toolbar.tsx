import { useEffect, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { IconButton } from '../../ui/press/icon-button.tsx'
import { contractCopy } from './copy.ts'
import { stepZoom, zoomPercent } from './page-zoom.ts'
import styles from './pages-toolbar.module.css'

interface PagesToolbarProps {
  readonly file: Blob
  readonly isText: boolean
  readonly onText: (isText: boolean) => void
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onFit: () => void
}

/** Size of the contract's pages, its text instead of them, and the document in a tab of its own. */
export function PagesToolbar({ file, isText, onText, zoom, onZoom, onFit }: PagesToolbarProps) {
  const address = useFileAddress(file)
  return (
    <div className={styles.toolbar}>
      {!isText && <Sizes zoom={zoom} onZoom={onZoom} onFit={onFit} />}
      <Button variant="ghost" size="sm" onClick={() => onText(!isText)}>
        {isText ? contractCopy.asPages : contractCopy.asText}
      </Button>
      <a
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
        href={address}
        target="_blank"
        rel="noopener"
      >
        {contractCopy.openInTab}
        <Icon name="external" size={16} />
      </a>
    </div>
  )
}

function Sizes({ zoom, onZoom, onFit }: Pick<PagesToolbarProps, 'zoom' | 'onZoom' | 'onFit'>) {
  return (
    <>
      <IconButton
        variant="outlined"
        label={contractCopy.smaller}
        icon={<Icon name="minus" size={20} />}
        aria-disabled={stepZoom(zoom, 'down') === zoom || undefined}
        onClick={() => onZoom(stepZoom(zoom, 'down'))}
      />
      <output className={styles.percent}>{contractCopy.percent(zoomPercent(zoom))}</output>
      <IconButton
        variant="outlined"
        label={contractCopy.larger}
        icon={<Icon name="plus" size={20} />}
        aria-disabled={stepZoom(zoom, 'up') === zoom || undefined}
        onClick={() => onZoom(stepZoom(zoom, 'up'))}
      />
      <Button variant="ghost" size="sm" onClick={onFit}>
        {contractCopy.fitWidth}
      </Button>
    </>
  )
}

/** An address of a file in this browser, while whoever asks is on the screen; undefined at first. */
function useFileAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
