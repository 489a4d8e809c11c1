import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import type { Centavos } from '@benefits/domain/money/centavos'
import { useWalletGroups } from '../../../always/issuer/store-view.ts'
import { CartTable, type PaintedProduct, useCartMoves, useCartState } from '../../../purchase/cart/public.ts'
import { type ProductView, useIsUnserved } from '../../../purchase/catalogue/public.ts'
import { WalletBlock } from '../../../purchase/wallet/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { Button } from '../../../ui/press/button.tsx'
import type { PriceTable } from '../../../visit/plans-slice.ts'
import { jointCopy as copy } from '../copy.ts'
import { canBeExtended } from '../shelf/next-step.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import styles from './group-form.module.css'
import { PlanChoice } from './plan-choice.tsx'

interface GroupFormProps {
  readonly section: SolutionSection
  readonly products: readonly ProductView[]
  /** The price table that the page came with. */
  readonly plans: PriceTable
}

/** What is hired of one group: its lines, edited in place, and what can still be added to them. */
export function GroupForm({ section, products, plans }: GroupFormProps) {
  const { groupCode, contracted, lineType } = section
  const lines = useCartState().lines.filter((line) => line.groupCode === groupCode)
  const painted = new Map<number, PaintedProduct>(
    products.map(({ code, name, colourToken, lineType }) => [
      code,
      { name, tone: colourToken, isAddOn: lineType === 'addOn' },
    ]),
  )
  const isExtended = lines.some(({ productCode }) => contracted.some(({ code }) => code === productCode))
  const isWallet = useWalletGroups().includes(groupCode)
  return (
    <div className={styles.form}>
      {isExtended && <InlineMessage kind="info">{copy.extend}</InlineMessage>}
      {lineType === 'hcm' && <PlanChoice section={section} served={plans} />}
      {isWallet && <WalletBlock groupCode={groupCode} name={section.name} products={painted} />}
      {!isWallet && lines.length > 0 && <CartTable products={painted} groupCode={groupCode} />}
      {lineType !== 'hcm' && <Additions section={section} products={products} />}
    </div>
  )
}

/** Products of the group that are not in the cart: what is contracted only where it can be extended. */
function Additions({ section, products }: Pick<GroupFormProps, 'section' | 'products'>) {
  const { lines } = useCartState()
  const { add, setWalletValue } = useCartMoves()
  const isWallet = useWalletGroups().includes(section.groupCode)
  const isUnserved = useIsUnserved()
  const offered = products.filter(
    ({ code, lineType }) =>
      section.productCodes.includes(code) &&
      lines.every(({ productCode }) => productCode !== code) &&
      (canBeExtended(lineType) ||
        [...section.available, ...section.unserved].some((product) => product.code === code)),
  )
  if (offered.length === 0) return null
  const nothing = 0 as Centavos
  function addEmpty(product: ProductView) {
    const line = toCartLine(product, 0, nothing)
    // A balance comes with the cards of the others.
    if (isWallet) setWalletValue(line, nothing)
    else add(line)
  }
  return (
    <div>
      <h3 className={styles.title}>{copy.additions}</h3>
      <ul className={styles.additions}>
        {offered.map((product) => (
          <li key={product.code}>
            {isUnserved(product) ? (
              <InlineMessage kind="warning">{copy.unserved(product.name)}</InlineMessage>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                iconBefore={<Icon name="plus" size={16} />}
                aria-label={copy.add(product.name)}
                onClick={() => addEmpty(product)}
              >
                {product.name}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
