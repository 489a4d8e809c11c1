import {
  cartCopy,
  extensionWords,
  lineWords,
  removerOf,
  useCartMoves,
  useCartState,
} from '../../../purchase/cart/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import sheet from '../../../ui/layout/lines-and-total.module.css'
import { IconButton } from '../../../ui/press/icon-button.tsx'

/** A plan of the cart that the store does not sell (any more): as its proposal said it, or to be taken out. */
export default function GonePlan({ groupCode }: { readonly groupCode: number }) {
  const { lines } = useCartState()
  const { remove } = useCartMoves()
  return (
    <ul className={sheet.lines}>
      {lines
        .filter((line) => line.groupCode === groupCode)
        .map((line) => (
          <li key={line.productCode} className={sheet.line}>
            <div>
              <p className={sheet.name}>{line.name}</p>
              <p className={sheet.note}>{lineWords(line)}</p>
              {extensionWords(line) && <p className={sheet.note}>{extensionWords(line)}</p>}
            </div>
            <IconButton
              variant="danger"
              label={cartCopy.remove(line.name)}
              icon={<Icon name="trash" size={20} />}
              {...removerOf(line.productCode)}
              onClick={() => remove(line.productCode)}
            />
          </li>
        ))}
    </ul>
  )
}
