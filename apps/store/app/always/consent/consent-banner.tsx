import { useEffect, useId } from 'react'
import { publishHeight } from '../../ui/layout/publish-height.ts'
import { Button } from '../../ui/press/button.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { useIssuer } from '../issuer/store-view.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
import type { Answer } from '../presses/read-consent.ts'
import styles from './consent-banner.module.css'
import { consentCopy } from './copy.ts'

interface ConsentBannerProps {
  /** It was asked for: whoever did stands in it. */
  readonly takesFocus: boolean
  readonly onAnswer: (answer: Answer) => void
}

/**
 * The question about cookies at the foot of the window, through a purchase at the foot of the page: two answers of one
 * weight. The page stays usable, and keeps as much free at its end.
 */
export function ConsentBanner({ takesFocus, onAnswer }: ConsentBannerProps) {
  const { privacyPolicy } = useIssuer().configuration.issuer
  const id = useId()
  const place = useFocusWhen<HTMLElement>(takesFocus, { preventScroll: true })
  useEffect(() => {
    const banner = place.current
    if (!banner) return
    const watch = new ResizeObserver(() => {
      const isOver = getComputedStyle(banner).position === 'fixed'
      publishHeight('consent', isOver ? banner.offsetHeight : null)
    })
    watch.observe(banner)
    return () => {
      watch.disconnect()
      publishHeight('consent', null)
    }
  }, [place])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.banner}
      data-consent=""
      data-overlay=""
    >
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {consentCopy.title}
        </h2>
        {/* Two paragraphs: one block of text would be the largest of a phone's page, which then counts as painted
            with it. */}
        <p className={styles.text}>{consentCopy.needed}</p>
        <p className={styles.text}>
          {consentCopy.asked} <KeepQueryLink to="/privacidade">{privacyPolicy.title}</KeepQueryLink>
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" size="sm" onClick={() => onAnswer('refused')}>
          {consentCopy.refuse}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onAnswer('accepted')}>
          {consentCopy.accept}
        </Button>
      </div>
    </section>
  )
}
