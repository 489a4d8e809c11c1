import { useState } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { cartCopy } from '../copy.ts'
import styles from './cart-or-contracted.module.css'
import { ContractedList } from './contracted-list.tsx'

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
