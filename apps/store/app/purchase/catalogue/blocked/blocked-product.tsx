import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { catalogueCopy } from '../copy.ts'
import styles from './blocked-product.module.css'

type BlockedState = 'contracted' | 'unserved' | 'missing'

interface BlockedProductProps {
  readonly state: BlockedState
  readonly product: string
  /** The customer portal, where more of what is contracted is ordered. */
  readonly portal?: string
}

const TEXTS = {
  contracted: { kind: 'success', title: catalogueCopy.contractedTag, text: catalogueCopy.contracted },
  unserved: { kind: 'warning', title: catalogueCopy.unservedTag, text: catalogueCopy.unserved },
  missing: { kind: 'error', title: catalogueCopy.missingTitle, text: () => catalogueCopy.missingText },
} as const satisfies Record<
  BlockedState,
  { kind: 'success' | 'warning' | 'error'; title: string; text: (product: string) => string }
>

/** Why a product cannot be chosen here. */
export function BlockedProduct({ state, product, portal }: BlockedProductProps) {
  const { kind, title, text } = TEXTS[state]
  return (
    <Alert
      kind={kind}
      title={title}
      className={styles.blocked}
      actions={
        state === 'missing' ? (
          <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
            {catalogueCopy.reload}
          </Button>
        ) : (
          state === 'contracted' &&
          portal && <KeepQueryLink to={portal}>{catalogueCopy.portal}</KeepQueryLink>
        )
      }
    >
      {text(product)}
    </Alert>
  )
}
