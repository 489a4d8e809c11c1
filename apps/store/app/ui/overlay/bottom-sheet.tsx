import { useId, useRef, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { classNames } from '../class-names.ts'
import { uiCopy } from '../copy.ts'
import type { Elements } from '../elements.ts'
import { useSheetHeight } from '../layout/publish-height.ts'
import styles from './bottom-sheet.module.css'

interface BottomSheetProps {
  /** Heading of the panel; its accessible name. */
  readonly title: string
  /** What may be folded away on narrow screens. */
  readonly children: Elements
  /** Always in sight: the total and the button that goes on. */
  readonly summary: Elements
  /** There is nothing to fold away: a narrow screen shows the summary as a bar without a handle. */
  readonly isBar?: boolean
  /** Not known yet what it shows: a narrow screen waits for it, so that what is seen never changes its height. */
  readonly isAwaited?: boolean
  readonly className?: string | undefined
}

/**
 * A side panel that sticks while the page scrolls; at 1114 px or less the same elements are a sheet at the foot of the
 * window with a toggle handle. CSS alone decides, so nothing moves on hydration.
 */
export function BottomSheet({
  title,
  children,
  summary,
  isBar = false,
  isAwaited = false,
  className,
}: BottomSheetProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const handle = useRef<HTMLButtonElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useSheetHeight(handle, foot)
  return (
    <div className={classNames(styles.place, className)} data-bottom-sheet="">
      <aside
        data-overlay="sheet"
        className={styles.sheet}
        aria-labelledby={`${id}-title`}
        data-open={open && !isBar ? '' : undefined}
        data-bar={isBar ? '' : undefined}
        data-awaited={isAwaited ? '' : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
      >
        <button
          type="button"
          ref={handle}
          className={styles.handle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.grip} aria-hidden="true" />
          <span className={styles.handleText}>
            <span>{open ? uiCopy.sheetClose : uiCopy.sheetOpen}</span>
            <span className={styles.arrow}>
              <Icon name="chevron-down" size={18} />
            </span>
          </span>
        </button>
        <div className={styles.fold} id={id}>
          <div className={styles.content}>
            <h2 className={styles.title} id={`${id}-title`}>
              {title}
            </h2>
            {children}
          </div>
        </div>
        <div className={styles.summary} ref={foot}>
          {summary}
        </div>
        <span className={styles.end} hidden />
      </aside>
    </div>
  )
}
