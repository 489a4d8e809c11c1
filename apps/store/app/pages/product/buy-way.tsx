import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { catalogueCopy, useIsUnserved } from '../../purchase/catalogue/public.ts'
import { type ButtonLook, buttonClass } from '../../ui/press/button-class.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { productCopy as copy } from './copy.ts'
import type { ProductPageView } from './product-view.ts'

interface BuyWayProps {
  readonly product: Pick<ProductPageView, 'code' | 'unservedStates'>
  readonly buyAt: string
  readonly variant?: NonNullable<ButtonLook['variant']>
}

/** What a company that is known can do about the product: what keeps it from the cart, and where it goes on. */
export function useBuyWay({ code, unservedStates }: BuyWayProps['product']) {
  const { configuration } = useIssuer()
  const home = useHome(copy.otherSolutions)
  const isUnserved = useIsUnserved()
  const isContracted = useVisitor(({ customer }) =>
    customer.contractedProducts.some((contracted) => contracted.code === code),
  )
  if (isContracted) {
    const to = configuration.urlPortalRhBeneficio
    return { hint: catalogueCopy.contractedTag, to, label: catalogueCopy.portal }
  }
  if (!isUnserved({ code, unservedStates })) return null
  return { hint: catalogueCopy.unservedTag, ...home }
}

/** The button to the cart; for a company that cannot buy it, the way on. */
export function BuyWay({ product, buyAt, variant = 'primary' }: BuyWayProps) {
  const instead = useBuyWay(product)
  return (
    <KeepQueryLink to={instead?.to ?? buyAt} className={buttonClass({ variant, size: 'lg' })}>
      {instead?.label ?? copy.buy}
    </KeepQueryLink>
  )
}
