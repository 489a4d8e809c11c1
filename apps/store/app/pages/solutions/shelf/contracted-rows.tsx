import type { LineType } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { Icon } from '../../../ui/art/icon.tsx'
import { Tag } from '../../../ui/marks/tag.tsx'
import { solutionsCopy as copy } from '../copy.ts'
import styles from './contracted-rows.module.css'
import type { ContractedView } from './solution-sections.ts'

interface ContractedRowsProps {
  readonly products: readonly ContractedView[]
  /** What the section sells, for the words of its quantities. */
  readonly lineType: LineType
}

/** What a company has of a section; additional services say so. */
export function ContractedRows({ products, lineType }: ContractedRowsProps) {
  return (
    <ul className={styles.rows}>
      {products.map((product) => {
        const amounts = amountsOf(product, lineType)
        return (
          <li key={product.code} className={styles.row}>
            <span className={styles.text}>
              <span className={styles.name}>{product.name}</span>
              {amounts && <span className={styles.amounts}>{amounts}</span>}
            </span>
            {product.isAddOn && <Tag look="accent">{copy.addOn}</Tag>}
            <Tag look="success" icon={<Icon name="check" size={16} />}>
              {copy.contracted}
            </Tag>
          </li>
        )
      })}
    </ul>
  )
}

/** How much, where this session may know it (docs/rules/customers.md: amounts-for-customers). */
function amountsOf({ isAddOn, quantity, value, planPeriod }: ContractedView, lineType: LineType) {
  if (isAddOn || quantity === null) return ''
  if (lineType === 'hcm') return copy.employeesOf(quantity, copy.periods[planPeriod ?? 'monthly'])
  const each = formatBrl((value ?? 0) as Centavos)
  return lineType === 'mobility' ? copy.workersOf(quantity, each) : copy.cardsOf(quantity, each)
}
