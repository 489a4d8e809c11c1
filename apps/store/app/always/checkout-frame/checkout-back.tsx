import { PATHS } from '../../addresses/paths.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useEmbedded, useIssuer } from '../issuer/store-view.ts'
import { shellCopy } from '../navigation/copy.ts'
import { useBack } from '../navigation/use-back.ts'
import { useNavigateKeepingQuery } from '../navigation/use-kept-query.ts'
import styles from './checkout-back.module.css'

interface CheckoutBackProps {
  /** `previous` is the page before, or the one that `to` names; `initial` the initial page. */
  readonly leadsTo: 'previous' | 'initial'
  readonly to?: string | undefined
  /** Does something else than navigating: one step back inside the page. */
  readonly onBack?: (() => void) | undefined
}

const LABELS = { previous: shellCopy.back, initial: shellCopy.backToInitialPage } as const

/**
 * The checkout's back button: 'Voltar' or 'Voltar para a página inicial'. In a partner's page it leads to what the
 * company has, and the way to the initial page is not there (docs/rules/embedded.md: no-way-home).
 */
export function CheckoutBack({ leadsTo, to, onBack }: CheckoutBackProps) {
  const { initialPage } = useIssuer().channel
  const isEmbedded = useEmbedded() !== null
  const back = useBack(initialPage)
  const navigate = useNavigateKeepingQuery()
  function press() {
    if (onBack) onBack()
    else if (isEmbedded) navigate(PATHS.solutions)
    else if (leadsTo === 'initial') navigate(initialPage)
    else if (to) navigate(to)
    else back()
  }
  if (isEmbedded && leadsTo === 'initial') return null
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.back}
      iconBefore={<Icon name="arrow-left" size={20} />}
      onClick={press}
    >
      {LABELS[leadsTo]}
    </Button>
  )
}
