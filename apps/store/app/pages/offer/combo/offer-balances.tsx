import { removeLine } from '@benefits/domain/cart/lines/remove-line'
import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import { readWallet } from '@benefits/domain/cart/wallet/read-wallet'
import type { Centavos } from '@benefits/domain/money/centavos'
import { leastCards } from '@benefits/domain/offer/wallet-shortfall'
import { useState } from 'react'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { useCartMoves, useCartState } from '../../../purchase/cart/public.ts'
import { LawSwitch, type ProductView, useLaw } from '../../../purchase/catalogue/public.ts'
import { WalletPreview, WalletQuantity } from '../../../purchase/wallet/public.ts'
import { Button } from '../../../ui/press/button.tsx'
import type { OfferView } from '../../../visit/offers-slice.ts'
import { offerCopy as copy } from '../copy.ts'
import styles from './combo.module.css'
import { OfferBalance } from './offer-balance.tsx'

interface OfferBalancesProps {
  readonly offer: OfferView
  readonly groupCode: number
  /** The balances or cards of the offer, and those in the cart beside them. */
  readonly products: readonly ProductView[]
}

/**
 * The first step of a package of cards: of a wallet one number of cards and a box for each balance of the offer, of
 * single cards a box for each, with a number of its own.
 */
export function OfferBalances({ offer, groupCode, products }: OfferBalancesProps) {
  const isWallet = useWalletGroups().includes(groupCode)
  const { cards, balances } = readWallet(useCartState(), groupCode)
  const { add, takeOut, setWalletAmount } = useCartMoves()
  const least = leastCards(offer, balances.length)
  const [isQuantityMissed, setQuantityMissed] = useState(false)
  const { law, setLaw, hasTwins, isShown } = useLaw(products)
  const lineOf = (code: number) => balances.find(({ productCode }) => productCode === code) ?? null

  function toggle(product: ProductView, isChosen: boolean) {
    if (isChosen) {
      takeOut(product, (cart) => removeLine(cart, product.code))
      return
    }
    const amount = isWallet ? cards : Math.max(1, least)
    // A balance of no card is none (docs/rules/offers.md: balances).
    setQuantityMissed(amount === 0)
    if (amount > 0) add(toCartLine(product, amount, startValue(offer)))
  }

  return (
    <div className={styles.block}>
      {isWallet && (
        <div className={styles.quantity}>
          <WalletQuantity
            groupCode={groupCode}
            cards={cards}
            missing={isQuantityMissed && cards === 0 ? copy.quantityFirst : null}
          />
          {cards < least && (
            <Button variant="secondary" size="sm" onClick={() => setWalletAmount(groupCode, least)}>
              {copy.takeCards(least)}
            </Button>
          )}
        </div>
      )}
      {hasTwins && <LawSwitch law={law} onLawChange={setLaw} />}
      <fieldset className={styles.boxes}>
        <legend className={styles.legend}>{isWallet ? copy.balances : copy.cards}</legend>
        <ul className={styles.cards}>
          {products.map((product) => (
            <li key={product.code} hidden={!isShown(product)}>
              <OfferBalance
                product={product}
                wallet={isWallet ? cards : null}
                line={lineOf(product.code)}
                onToggle={() => toggle(product, lineOf(product.code) !== null)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {isWallet && <WalletPreview />}
    </div>
  )
}

/** What a balance starts with: the value per card with which the offer is met by its least number of cards. */
function startValue({ minValue, minCards }: OfferView): Centavos {
  return Math.ceil(minValue / Math.max(1, minCards)) as Centavos
}
