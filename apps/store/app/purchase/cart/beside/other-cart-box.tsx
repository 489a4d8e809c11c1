import { PATHS } from '../../../addresses/paths.ts'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { Button } from '../../../ui/press/button.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { hireTogether, setCartAside } from '../../../visit/aside-moves.ts'
import { emptyCart } from '../../../visit/cart-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { cartCopy } from '../copy.ts'
import { RemoveButton } from '../removed/remove-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { useCartHost } from '../state/cart-context.ts'
import { lineWords } from '../state/line-words.ts'
import { useCartMoves } from '../state/use-cart-moves.ts'
import { useCartPath } from '../state/use-cart-path.ts'
import styles from './other-cart.module.css'
import { otherCopy as copy } from './other-copy.ts'
import { useOtherLines } from './use-other-lines.ts'
import { focusPage } from './use-set-aside.ts'

export interface OtherCartProps {
  /** The page's own modality, and what it is called there. */
  readonly groupCode: number
  readonly name: string
}

/** What the cart holds of another modality than its page's: seen and taken out here, and the ways on with it. */
export default function OtherCartBox({ groupCode, name }: OtherCartProps) {
  const { lines, isJoint, isOther } = useOtherLines(groupCode)
  const { remove } = useCartMoves()
  const cartPage = useCartPath()
  return (
    <section className={styles.box} aria-labelledby="outro-carrinho">
      <h2 id="outro-carrinho" className={styles.title}>
        {copy.title}
      </h2>
      <p>{isJoint ? copy.jointText(name) : copy.text(name)}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.productCode} className={styles.line}>
            <span className={styles.words}>
              <span className={styles.name}>
                <ProductName name={line.name} />
              </span>
              <span className={styles.detail}>{lineWords(line)}</span>
            </span>
            <RemoveButton line={line} onRemove={remove} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {!isJoint && <Ways groupCode={groupCode} />}
        <KeepQueryLink to={`${cartPage}#carrinho`} className={buttonClass({ variant: 'ghost' })}>
          {copy.goThere}
        </KeepQueryLink>
        {/* Elsewhere the page has a summary, and the button with it. */}
        {isOther && <ShareButton isInline />}
      </div>
    </section>
  )
}

function Ways({ groupCode }: { readonly groupCode: number }) {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { ask } = useCartHost()

  function startAnew() {
    const before = store.getState().shopping
    store.move(setCartAside)
    const isKept = store.getState().shopping !== before
    store.move(emptyCart)
    if (isKept) ask({ kind: 'aside' })
    // The box is gone: the focus goes to the page's own cart.
    focusPage()
  }

  function join() {
    store.move(hireTogether, [groupCode])
    go(PATHS.jointCart)
  }

  return (
    <>
      <Button onClick={join}>{cartCopy.hireBoth}</Button>
      <Button variant="secondary" onClick={startAnew}>
        {copy.setAside}
      </Button>
    </>
  )
}
