import { createContext, useCallback, useContext, useState } from 'react'
import type { Elements } from '../elements.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** `polite` waits for the reader to finish (prices, progress); `assertive` interrupts (errors). */
export type Urgency = 'polite' | 'assertive'

type Announce = (text: string, urgency?: Urgency) => void

const LiveRegionContext = createContext<Announce>(() => {})

const silent: Readonly<Record<Urgency, string>> = { polite: '', assertive: '' }

/** Holds the page's two live regions; wraps the whole application once. */
export function LiveRegionProvider({ children }: { readonly children: Elements }) {
  const [texts, setTexts] = useState(silent)
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    // A reader says nothing when a text is set again; a trailing no-break space makes it another text.
    setTexts((before) => ({ ...before, [urgency]: before[urgency] === text ? `${text}\u00A0` : text }))
  }, [])
  return (
    <LiveRegionContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {texts.polite}
        </span>
        <span aria-live="assertive" aria-atomic="true">
          {texts.assertive}
        </span>
      </VisuallyHidden>
    </LiveRegionContext>
  )
}

/** Gives the function that has a text read aloud by screen readers. */
export function useAnnounce(): Announce {
  return useContext(LiveRegionContext)
}
