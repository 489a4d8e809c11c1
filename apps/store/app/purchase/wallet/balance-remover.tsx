import type { CartLine } from '@benefits/domain/cart/cart-line'
import { Icon } from '../../ui/art/icon.tsx'
import { IconButton } from '../../ui/press/icon-button.tsx'
import { removerOf, useCartMoves } from '../cart/public.ts'
import { walletCopy } from './copy.ts'

/** Takes a balance off the card. */
export function BalanceRemover({ productCode, name }: Pick<CartLine, 'productCode' | 'name'>) {
  const { remove } = useCartMoves()
  return (
    <IconButton
      variant="danger"
      label={walletCopy.remove(name)}
      icon={<Icon name="trash" size={20} />}
      {...removerOf(productCode)}
      onClick={() => remove(productCode)}
    />
  )
}
