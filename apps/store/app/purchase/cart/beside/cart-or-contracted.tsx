import { useState } from 'react'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { Tag } from '../../../ui/marks/tag.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { cartCopy } from '../copy.ts'
import styles from './cart-or-contracted.module.css'

/**
 * The selector 'Carrinho' / 'Soluções contratadas' above a cart; a company without contracted products sees its cart
 * alone.
 */
export function CartOrContracted({ children }: { readonly children: Elements }) {
  const hasContracts = useVisitor(({ customer }) => customer.contractedProducts.length > 0)
  const [view, setView] = useState<'cart' | 'contracted'>('cart')
  return (
    <div className={styles.views}>
      {hasContracts && (
        <ChoiceGroup
          legend={cartCopy.cartView}
          legendHidden
          value={view}
          onValueChange={setView}
          options={[
            { value: 'cart', label: cartCopy.cartTab },
            { value: 'contracted', label: cartCopy.contractedTab },
          ]}
        />
      )}
      {hasContracts && view === 'contracted' ? <ContractedList /> : children}
    </div>
  )
}

/** What the company already has at this issuer, and the way to the page about it. */
function ContractedList() {
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  return (
    <div>
      <ul className={styles.list}>
        {contracted.map(({ code, name }) => (
          <li key={code} className={styles.item}>
            <span>{name}</span>
            <Tag look="success" icon={<Icon name="check" size={16} />}>
              {cartCopy.contracted}
            </Tag>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <KeepQueryLink to="/solucoes-contratadas">{cartCopy.allContracted}</KeepQueryLink>
      </p>
    </div>
  )
}
