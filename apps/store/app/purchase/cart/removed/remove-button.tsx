import type { CartLine } from '@benefits/domain/cart/cart-line'
import { Icon } from '../../../ui/art/icon.tsx'
import { IconButton } from '../../../ui/press/icon-button.tsx'
import { cartCopy } from '../copy.ts'
import { removerOf } from './remover.ts'

interface RemoveButtonProps {
  readonly line: Pick<CartLine, 'productCode' | 'name'>
  readonly onRemove: (productCode: number) => void
}

/** Takes a line out of the cart, by a sign with the product's name. */
export function RemoveButton({ line: { productCode, name }, onRemove }: RemoveButtonProps) {
  return (
    <IconButton
      variant="danger"
      label={cartCopy.remove(name)}
      icon={<Icon name="trash" size={20} />}
      {...removerOf(productCode)}
      onClick={() => onRemove(productCode)}
    />
  )
}
