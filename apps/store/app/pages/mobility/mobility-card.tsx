import type { CartLine } from '@benefits/domain/cart/cart-line'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { removerOf, TOGETHER_PAGE, togetherState, useCartMoves } from '../../purchase/cart/public.ts'
import { BlockedProduct, type ProductView, productIcon } from '../../purchase/catalogue/public.ts'
import { CardArt } from '../../ui/art/card/card-art.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Button } from '../../ui/press/button.tsx'
import { mobilityCopy } from './copy.ts'
import styles from './mobility-card.module.css'
import { MobilityFieldset } from './mobility-fieldset.tsx'
import type { MobilityFields } from './use-mobility-fields.ts'

interface MobilityCardProps {
  readonly product: ProductView
  readonly line: CartLine | null
  readonly fields: MobilityFields
  /** Why it cannot be bought by this company; null where it can. */
  readonly blocked: 'contracted' | 'unserved' | null
  /** The company has it already: its line, put back by the service shelf, is not hired alone. */
  readonly isContracted: boolean
}

/** Mobility as a product: its card, and the fields that put it into the cart, or why there are none. */
export function MobilityCard({ product, line, fields, blocked, isContracted }: MobilityCardProps) {
  const { name, description, colourToken } = product
  const { issuer, urlPortalRhBeneficio } = useIssuer().configuration
  const { remove } = useCartMoves()
  return (
    <Card
      title={name}
      headingLevel={2}
      className={styles.card}
      tone={colourToken}
      media={
        <div className={styles.art}>
          <CardArt name={name} tone={colourToken} issuer={issuer.shortName} icon={productIcon(colourToken)} />
        </div>
      }
      footer={
        <div className={classNames(styles.face, blocked && styles.blocked)}>
          {isContracted && !blocked && (
            <InlineMessage kind="info">
              {mobilityCopy.contracted}{' '}
              <KeepQueryLink to="/solucoes-contratadas">{mobilityCopy.contractTogether}</KeepQueryLink>.
            </InlineMessage>
          )}
          {blocked ? (
            <>
              <BlockedProduct state={blocked} product={name} portal={urlPortalRhBeneficio} />
              {blocked === 'contracted' && (
                <p>
                  {mobilityCopy.toExtend}{' '}
                  <KeepQueryLink to={TOGETHER_PAGE} state={togetherState(product.groupCode)}>
                    {mobilityCopy.contractTogether}
                  </KeepQueryLink>
                  .
                </p>
              )}
            </>
          ) : (
            <MobilityFieldset fields={fields} />
          )}
        </div>
      }
    >
      <p className={styles.about}>{description}</p>
      {line && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.remove}
          iconBefore={<Icon name="trash" size={18} />}
          {...removerOf(product.code)}
          onClick={() => remove(product.code)}
        >
          {mobilityCopy.remove}
        </Button>
      )}
    </Card>
  )
}
