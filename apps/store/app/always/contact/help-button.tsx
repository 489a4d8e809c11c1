import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Button } from '../../ui/press/button.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import styles from './help-button.module.css'

const SupportPanel = lazy(() => loadPart(() => import('../support/support-panel.tsx')))

/**
 * The help button of every page, in its issuer's words: opens and closes the support panel, which comes when first
 * asked for.
 */
export function HelpButton() {
  const words = useIssuer().configuration.issuer.support.button
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={styles.help}
        iconBefore={<Icon name="question" size={20} />}
        data-help
        aria-expanded={!!open}
        onClick={() => setOpen(!open)}
      >
        {words}
      </Button>
      <noscript>
        <a href="/faq">{words}</a>
      </noscript>
      {open !== undefined && (
        <Suspense>
          <SupportPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
