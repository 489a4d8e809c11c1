import { useEffect, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import type { Elements } from '../../ui/elements.ts'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { IconButton } from '../../ui/press/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
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
  /** Which page is read, of how many; null where that is not known. */
  readonly page: { readonly number: number; readonly count: number } | null
  /** At its end: what else is done with the document. */
  readonly children: Elements
}

const VIEWS = [
  { value: 'pages', label: contractCopy.views.pages },
  { value: 'text', label: contractCopy.views.text },
] as const

/** The contract as pages or as text, the size of its pages, and the document in a tab of its own. */
export function PagesToolbar({
  file,
  isText,
  onText,
  zoom,
  onZoom,
  onFit,
  page,
  children,
}: PagesToolbarProps) {
  const address = useFileAddress(file)
  return (
    <div className={styles.toolbar} data-pages={!isText || undefined}>
      <ChoiceGroup
        legend={contractCopy.view}
        legendHidden
        value={isText ? 'text' : 'pages'}
        onValueChange={(view) => onText(view === 'text')}
        options={VIEWS}
      />
      {!isText && (
        <div className={styles.sizes}>
          <Sizes zoom={zoom} onZoom={onZoom} onFit={onFit} />
          {page && (
            // Each page says it by itself to who does not see it.
            <span className={styles.page} aria-hidden="true">
              {contractCopy.page(page.number, page.count)}
            </span>
          )}
        </div>
      )}
      <div className={styles.end}>
        <a
          className={styles.tab}
          href={address}
          target="_blank"
          rel="noopener"
          title={contractCopy.openInTab}
        >
          <Icon name="external" size={20} />
          <VisuallyHidden>{contractCopy.openInTab}</VisuallyHidden>
        </a>
        {children}
      </div>
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
      <IconButton label={contractCopy.fitWidth} icon={<Icon name="fit-width" size={20} />} onClick={onFit} />
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
