import {
  extensionWords,
  lineWords,
  RemoveButton,
  useCartMoves,
  useCartState,
} from '../../../purchase/cart/public.ts'
import sheet from '../../../ui/layout/lines-and-total.module.css'

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
            <RemoveButton line={line} onRemove={remove} />
          </li>
        ))}
    </ul>
  )
}
