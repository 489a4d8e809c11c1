import type { Centavos } from '@benefits/domain/money/centavos'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { CartTable, type PaintedProduct, useCartMoves, useCartState } from '../cart/public.ts'
import { type ProductView, toCartLine } from '../catalogue/public.ts'
import { jointCopy as copy } from './copy.ts'
import styles from './group-form.module.css'
import { PlanChoice } from './plan-choice.tsx'
import type { SolutionSection } from './solution-sections.ts'

interface GroupFormProps {
  readonly section: SolutionSection
  readonly products: readonly ProductView[]
}

/** What is hired of one group: its lines, edited in place, and what can still be added to them. */
export function GroupForm({ section, products }: GroupFormProps) {
  const cart = useCartState()
  const lines = cart.lines.filter(({ groupCode }) => groupCode === section.groupCode)
  const painted = new Map<number, PaintedProduct>(
    products.map(({ code, name, colourToken }) => [code, { name, tone: colourToken }]),
  )
  const isExtended = lines.some(({ id }) => section.contracted.some(({ code }) => code === id))
  return (
    <div className={styles.form}>
      {isExtended && <InlineMessage kind="info">{copy.extend}</InlineMessage>}
      {section.lineType === 'hcm' && <PlanChoice section={section} products={products} />}
      {lines.length > 0 && <CartTable products={painted} groupCode={section.groupCode} />}
      {section.lineType !== 'hcm' && <Additions section={section} products={products} />}
    </div>
  )
}

/** Products of the group that are neither in the cart nor contracted; one starts without amount and value. */
function Additions({ section, products }: GroupFormProps) {
  const { lines } = useCartState()
  const { add } = useCartMoves()
  const open = section.productCodes.flatMap((code) =>
    lines.some(({ id }) => id === code) ? [] : products.filter((product) => product.code === code),
  )
  const offered = open.filter(
    ({ code, lineType }) => lineType === 'mobility' || section.available.some((one) => one.code === code),
  )
  if (offered.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{copy.additions}</h3>
      <ul className={styles.additions}>
        {offered.map((product) => (
          <li key={product.code}>
            <Button
              variant="secondary"
              size="sm"
              iconBefore={<Icon name="plus" size={16} />}
              aria-label={copy.add(product.name)}
              onClick={() => add(toCartLine(product, 0, 0 as Centavos))}
            >
              {product.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
