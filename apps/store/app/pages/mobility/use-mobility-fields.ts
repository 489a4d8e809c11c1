import type { CartLine } from '@benefits/domain/cart/cart-line'
import { toCartLine } from '@benefits/domain/cart/lines/to-cart-line'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import type { Centavos } from '@benefits/domain/money/centavos'
import { useEffect, useState } from 'react'
import { TYPING_PAUSE, useCartMoves } from '../../purchase/cart/public.ts'
import type { ProductView } from '../../purchase/catalogue/public.ts'

/** The transport cart's two fields; the cart's line is what they hold. */
export interface MobilityFields {
  readonly productCode: number
  /** Cards, one for each worker; null while the field is empty. */
  readonly quantity: number | null
  /** Centavos per worker and month; 0 while the field is empty. */
  readonly value: Centavos
  /** More workers than the store sells to: none of them is in the cart. */
  readonly isAboveLimit: boolean
  readonly setQuantity: (quantity: number | null) => void
  readonly setValue: (value: Centavos) => void
}

/**
 * Keeps the fields and the cart's line one: what is typed is in the cart, and priced a second later. A number above the
 * worker limit stays in the field alone, the line counts nobody, and after the same second `tellLimit` is called
 * instead of a price being asked.
 */
export function useMobilityFields(
  product: ProductView,
  line: CartLine | null,
  tellLimit: () => void,
): MobilityFields {
  const { add, edit } = useCartMoves()
  const [aboveLimit, setAboveLimit] = useState<number | null>(null)
  const value = line?.monthlyValue ?? (0 as Centavos)

  useEffect(() => {
    if (aboveLimit === null) return
    const timer = setTimeout(tellLimit, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [aboveLimit, tellLimit])

  function change(quantity: number, nextValue: Centavos) {
    if (line) edit(product.code, { quantity, monthlyValue: nextValue })
    else if (quantity > 0 || nextValue > 0) add(toCartLine(product, quantity, nextValue))
  }

  return {
    productCode: product.code,
    quantity: aboveLimit ?? (line?.quantity || null),
    value,
    isAboveLimit: aboveLimit !== null,
    setQuantity(quantity) {
      const isAbove = quantity !== null && quantity > WORKER_LIMIT
      setAboveLimit(isAbove ? quantity : null)
      if (!isAbove) change(quantity ?? 0, value)
      else if (line) change(0, value)
    },
    setValue: (next) => change(line?.quantity ?? 0, next),
  }
}
