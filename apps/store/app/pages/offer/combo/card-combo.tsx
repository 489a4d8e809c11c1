import type { CartLine } from '@benefits/domain/cart/cart-line'
import { readWallet } from '@benefits/domain/cart/wallet/read-wallet'
import { isAddOnItem } from '@benefits/domain/offer/offer-add-ons'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIssuer, useWalletGroups } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import {
  CartSummary,
  lackWords,
  OtherCart,
  ProceedButton,
  useCartIntro,
  useCartState,
  useOtherLines,
} from '../../../purchase/cart/public.ts'
import type { ProductView } from '../../../purchase/catalogue/public.ts'
import { OrderSteps } from '../../../purchase/flow/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { SidePage } from '../../../ui/layout/side-page.tsx'
import { Button } from '../../../ui/press/button.tsx'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { AddOnList } from '../add-ons/add-on-list.tsx'
import { offerCopy as copy } from '../copy.ts'
import styles from './combo.module.css'
import { OfferBalances } from './offer-balances.tsx'
import { OfferDescription } from './offer-description.tsx'
import { OfferProgress } from './offer-progress.tsx'
import { OfferSaving } from './offer-saving.tsx'
import { packageHint } from './package-hint.ts'
import { useAssessedOffer } from './use-assessed-offer.ts'

interface CardComboProps {
  readonly offer: OfferView
  readonly groupCode: number
  readonly products: readonly ProductView[]
  readonly onProceed: () => void
  readonly isProceeding: boolean
}

/** The place of the second step in the address: the browser's own back leads to the first, and a reload stays. */
const SERVICES = '#servicos'

/** The package of a wallet's card or of single cards: first balances or cards, then the services of the offer. */
export function CardCombo({ offer, groupCode, products, onProceed, isProceeding }: CardComboProps) {
  useCartIntro()
  const { shortName } = useIssuer().configuration.issuer
  const { isOther } = useOtherLines(groupCode)
  const { pathname, hash } = useLocation()
  const go = useNavigateKeepingQuery()
  const judgement = useAssessedOffer(offer)
  const cart = useCartState()
  const { lines, addOnCodes } = cart
  const isAtServices = hash === SERVICES && judgement.isMet
  const { choice, services } = partsOf(offer, groupCode, products, lines)
  const lack = lackWords(offer, judgement.gaps)
  const isWallet = useWalletGroups().includes(groupCode)
  const wallet = isWallet ? readWallet(cart, groupCode) : null
  const words = isWallet ? copy.ofWallet : copy.ofCards
  const goOn = () => (isAtServices ? onProceed() : go(`${pathname}${SERVICES}`))
  const back = () => go(pathname, { replace: true })
  const backButton = isAtServices && (
    <Button variant="ghost" block iconBefore={<Icon name="arrow-left" size={20} />} onClick={back}>
      {words.back}
    </Button>
  )

  return (
    <SidePage
      above={<OrderSteps page="orderCart" flow="combo" />}
      title={copy.title(shortName)}
      intro={copy.intro}
      isIntroWide
      side={
        !isOther && (
          <CartSummary note={<OfferSaving />}>
            <ProceedButton
              label={isAtServices ? copy.proceed : copy.next}
              way={
                lack === null
                  ? { is: 'ready', go: goOn }
                  : { is: 'missing', words: lack, hint: packageHint(offer, judgement, wallet) }
              }
              busy={isProceeding}
              isStart
            />
            {backButton && <div className={styles.wide}>{backButton}</div>}
          </CartSummary>
        )
      }
    >
      <OfferDescription offer={offer} />
      <OtherCart groupCode={groupCode} name={copy.title(shortName)} />
      {!isOther && (
        <section className={styles.panel} aria-labelledby={isAtServices ? 'servicos' : 'carrinho'}>
          {backButton && <div className={styles.narrow}>{backButton}</div>}
          <StepHead title={isAtServices ? copy.servicesTitle : words.title} isAtServices={isAtServices} />
          {isAtServices ? (
            <>
              <AddOnList offer={offer} judgement={judgement} products={services} />
              <div role="status">
                <Alert
                  kind="success"
                  title={addOnCodes.length > 0 ? copy.servicesChosen : copy.servicesOpen}
                />
              </div>
            </>
          ) : (
            <>
              <OfferProgress offer={offer} judgement={judgement} />
              <OfferBalances offer={offer} groupCode={groupCode} products={choice} />
            </>
          )}
          <div className={styles.narrow}>
            <OfferSaving />
          </div>
        </section>
      )}
    </SidePage>
  )
}

/** What a package is made of: cards or balances of its group, those in the cart too; then the services it gives. */
function partsOf(
  { items }: OfferView,
  groupCode: number,
  products: readonly ProductView[],
  lines: readonly CartLine[],
) {
  const inOffer = new Set(items.map(({ productCode }) => productCode))
  const inCart = new Set(lines.map(({ productCode }) => productCode))
  return {
    choice: products.filter(
      ({ code, groupCode: group, lineType }) =>
        group === groupCode && lineType === 'benefit' && (inOffer.has(code) || inCart.has(code)),
    ),
    services: products.filter(({ code }) => inOffer.has(code) && items.some(isAddOnItem)),
  }
}

/** Which step this is; whoever comes to it by a button stands at its title. */
function StepHead({ title, isAtServices }: { readonly title: string; readonly isAtServices: boolean }) {
  useEffect(() => {
    if (isAtServices) document.getElementById('servicos')?.focus()
  }, [isAtServices])
  return (
    <header className={styles.head}>
      <p className={styles.step}>{copy.stepOf(isAtServices ? 2 : 1)}</p>
      <h2 id={isAtServices ? 'servicos' : 'carrinho'} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
    </header>
  )
}
