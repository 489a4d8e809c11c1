import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { productState } from '@benefits/domain/catalogue/product-state'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import {
  CartOrContracted,
  CartSummary,
  DeliveryForecast,
  OtherCart,
  ProceedButton,
  ShareBeside,
  TOGETHER_PAGE,
  togetherState,
  useCartIntro,
  useCartState,
  useOtherLines,
  type WayOn,
} from '../../purchase/cart/public.ts'
import { type ProductView, useIsUnserved } from '../../purchase/catalogue/public.ts'
import { useWorkerLimit } from '../../purchase/worker-limit/public.ts'
import type { Elements } from '../../ui/elements.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { mobilityCopy } from './copy.ts'
import { FeeBlock } from './fee-block.tsx'
import { MobilityCard } from './mobility-card.tsx'
import styles from './mobility-page.module.css'
import { ModuleList } from './module-list.tsx'
import { RightCreditBox } from './right-credit-box.tsx'
import { useMobilityFields } from './use-mobility-fields.ts'

interface MobilityPageProps {
  /** Null where the channel does not sell it. */
  readonly product: ProductView | null
  readonly onProceed: () => void
  readonly isProceeding: boolean
}

/**
 * The transport cart: workers and credit, modules, Crédito Certo, fees, delivery and total. Of what the company cannot
 * buy it tells what it is, and no more.
 */
export function MobilityPage({ product, onProceed, isProceeding }: MobilityPageProps) {
  useCartIntro({ isSold: product !== null })
  return product ? (
    <MobilityCart product={product} onProceed={onProceed} isProceeding={isProceeding} />
  ) : (
    <NotSold />
  )
}

interface MobilityFrameProps {
  readonly side?: Elements
  readonly intro?: string
  readonly children: Elements
}

function MobilityFrame({ side, intro = mobilityCopy.intro, children }: MobilityFrameProps) {
  return (
    <SidePage
      above={
        <Breadcrumb
          crumbs={[
            { label: mobilityCopy.contractedSolutions, href: '/solucoes-contratadas' },
            { label: mobilityCopy.title, href: '/contrate-mais/mobilidade' },
            { label: mobilityCopy.cart },
          ]}
          renderLink={(href, label) => <KeepQueryLink to={href}>{label}</KeepQueryLink>}
        />
      }
      title={mobilityCopy.heading}
      intro={intro}
      side={side || <ShareBeside />}
    >
      {children}
    </SidePage>
  )
}

function MobilityCart({
  product,
  onProceed,
  isProceeding,
}: MobilityPageProps & { readonly product: ProductView }) {
  const cart = useCartState()
  const go = useNavigateKeepingQuery()
  const limit = useWorkerLimit()
  const { isOther } = useOtherLines(product.groupCode)
  const line = cart.lines.find(({ productCode }) => productCode === product.code) ?? null
  const fields = useMobilityFields(product, line, limit.tell)
  const isContracted = useVisitor(({ customer }) =>
    customer.contractedProducts.some(({ code }) => code === product.code),
  )
  // Alone it cannot be hired again.
  const isOwned = isContracted && cart.lines.every(({ productCode }) => productCode === product.code)
  const extendTogether = () => go(TOGETHER_PAGE, { state: togetherState(product.groupCode) })
  const way: WayOn = fields.isAboveLimit
    ? { is: 'instead', go: limit.tell, hint: mobilityCopy.limit(WORKER_LIMIT.toLocaleString('pt-BR')) }
    : isOwned
      ? { is: 'instead', go: extendTogether }
      : { is: 'ready', go: onProceed }
  const state = productState({
    // What the service shelf put back is there to be extended (docs/rules/cart.md: extended).
    isContracted: isContracted && line === null,
    isUnserved: useIsUnserved()(product),
    isInCart: line !== null,
    wasAdded: false,
    isEditing: true,
  })
  const blocked = state === 'contracted' || state === 'unserved' ? state : null
  return (
    <MobilityFrame
      {...(blocked !== null && { intro: mobilityCopy.blockedIntro })}
      side={
        <>
          {!isOther && (
            <CartSummary look="fewRows">
              <ProceedButton
                label={isOwned ? mobilityCopy.extendTogether : mobilityCopy.proceed}
                way={way}
                busy={isProceeding}
                isStart
                beginWith={mobilityCopy.begin}
              />
            </CartSummary>
          )}
          {limit.dialog}
        </>
      }
    >
      <OtherCart groupCode={product.groupCode} name={product.name} />
      <CartOrContracted>
        <MobilityCard
          product={product}
          line={line}
          fields={fields}
          blocked={blocked}
          isContracted={isContracted}
        />
      </CartOrContracted>
      <ModuleList modules={product.additionalProducts} />
      {blocked === null && (
        <>
          <RightCreditBox line={line} />
          <div className={styles.facts}>
            <FeeBlock />
            <DeliveryForecast />
          </div>
        </>
      )}
    </MobilityFrame>
  )
}

function NotSold() {
  const home = useHome(mobilityCopy.otherSolutions)
  return (
    <MobilityFrame>
      <EmptyState>{mobilityCopy.notSold}</EmptyState>
      <p className={styles.elsewhere}>
        <KeepQueryLink to={home.to} className={buttonClass({ variant: 'secondary' })}>
          {home.label}
        </KeepQueryLink>
      </p>
    </MobilityFrame>
  )
}
