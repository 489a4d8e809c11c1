import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { classNames } from '../class-names.ts'
import { uiCopy } from '../copy.ts'
import type { Elements } from '../elements.ts'
import { IconButton } from '../press/icon-button.tsx'
import { keepWords } from '../text/keep-words.tsx'
import styles from './modal.module.css'

/** What a dialog and a drawer have in common. */
export interface ModalProps {
  readonly open: boolean
  /** Asked for by Esc, the backdrop or the close button; the owner sets `open`. */
  readonly onClose: () => void
  /** Its accessible name and heading. */
  readonly title: string
  readonly titleHidden?: boolean | undefined
  readonly description?: ReactNode
  readonly children?: Elements
  /** Buttons at the foot, the main one last. */
  readonly actions?: Elements
  /** Esc, the backdrop and the close button do nothing: for work that must not be left half-way. */
  readonly locked?: boolean | undefined
  /** Called when the leaving transition is over: the place to forget what the modal showed. */
  readonly onClosed?: (() => void) | undefined
  /** Takes the focus on opening; without it the popup does, and screen readers say its title and description. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
}

interface PlacedModalProps extends ModalProps {
  readonly placement: 'centre' | 'side'
  readonly size?: 'sm' | 'md' | 'lg' | 'full' | undefined
}

/**
 * The one modal primitive: focus is kept inside and given back, the page behind is inert and does not
 * scroll. `dialog.tsx` and `drawer.tsx` are its two faces; load them lazily.
 */
export function Modal({
  open,
  onClose,
  title,
  titleHidden,
  description,
  children,
  actions,
  locked = false,
  onClosed,
  initialFocus,
  placement,
  size = 'md',
}: PlacedModalProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [asker, setAsker] = useState<Asker | null>(null)

  function takeFocus() {
    const window = popup.current
    const element = document.activeElement
    if (window && !window.contains(element)) setAsker(isPlace(element) ? { element, window } : null)
    return (initialFocus ?? popup).current
  }

  return (
    <Base.Root
      open={open}
      disablePointerDismissal={locked}
      onOpenChange={(next, details) => {
        if (next) return
        if (locked) details.cancel()
        else onClose()
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport data-overlay="" className={classNames(styles.viewport, styles[placement])}>
          <Base.Popup
            className={classNames(styles.popup, styles[size])}
            ref={popup}
            initialFocus={takeFocus}
            finalFocus={asker ? () => giveBack(asker) : undefined}
          >
            <header className={classNames(styles.header, titleHidden && styles.headerBare)}>
              <Base.Title className={titleHidden ? styles.titleHidden : styles.title}>{title}</Base.Title>
              {!locked && (
                <Base.Close render={<IconButton label={uiCopy.close} icon={<Icon name="close" />} />} />
              )}
            </header>
            <ModalBody>
              {description !== undefined && (
                <Base.Description className={styles.description} render={<div />}>
                  {keepWords(description)}
                </Base.Description>
              )}
              {children}
            </ModalBody>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** What had the focus before a modal took it, where that is a place of the page. */
interface Asker {
  readonly element: HTMLElement
  readonly window: HTMLElement
}

/** The content of a page that was just reached has the focus: scripts put it there, the Tab key does not. */
function isPlace(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body && element.tabIndex < 0
}

/** Such a place takes the focus again itself, not the first thing to press in it, unless another part has it by now. */
function giveBack({ element, window }: Asker): false {
  const { activeElement } = document
  if (activeElement === document.body || window.contains(activeElement))
    queueMicrotask(() => element.focus({ preventScroll: true }))
  return false
}

/** What scrolls where the window is too low for it; then the keyboard reaches it too. */
function ModalBody({ children }: { readonly children: Elements }) {
  const body = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const box = body.current
    if (!box) return
    const watch = new ResizeObserver(() => setScrolling(box.scrollHeight > box.clientHeight))
    for (const part of [box, ...box.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={styles.body} ref={body} tabIndex={isScrolling ? 0 : undefined}>
      {children}
    </div>
  )
}
