import { useRef } from 'react'
import { PATHS } from '../../../addresses/paths.ts'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Elements } from '../../../ui/elements.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { hireTogether, setCartAside } from '../../../visit/aside-moves.ts'
import { emptyCart } from '../../../visit/cart-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { AsideNotice } from '../beside/aside-notice.tsx'
import { cartCopy } from '../copy.ts'
import type { CartQuestion, Chosen } from '../state/cart-question.ts'
import { lineWords, namesOf } from '../state/line-words.ts'
import { useCartState } from '../state/use-cart-state.ts'
import styles from './switch-details.module.css'

interface CartDialogProps<Question = CartQuestion> {
  readonly question: Question
  readonly ask: (next: CartQuestion) => void
  readonly open: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

interface Answer {
  readonly label: string
  readonly act: () => void
  /** The one that goes on and loses nothing, or one that loses something; any other is neither. */
  readonly look?: 'primary' | 'secondary' | 'danger'
}

/** What a question says and its answers, in the order in which they are read. */
interface Asked {
  readonly title: string
  readonly text: string
  /** What the answers are about, where the text does not name it. */
  readonly details?: Elements
  readonly answers: readonly Answer[]
  /** What Esc and the backdrop mean. */
  readonly dismiss: () => void
}

/**
 * The cart's one modal: intro, switch or conflict, removal of the last product; and where a cart went that is kept
 * aside.
 */
export default function CartDialog({ question, ...dialog }: CartDialogProps) {
  if (question.kind === 'aside') return <AsideNotice onEnd={dialog.onClosed} />
  return <QuestionDialog question={question} {...dialog} />
}

type Question = Exclude<CartQuestion, { readonly kind: 'aside' }>

function QuestionDialog({ question, ask, open, onClose, onClosed }: CartDialogProps<Question>) {
  const isKept = useRef(false)
  const { title, text, details, answers, dismiss } = useAsked(question, () => {
    isKept.current = true
  })
  const end = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog
      open={open}
      onClose={end(dismiss)}
      onClosed={() => (isKept.current ? ask({ kind: 'aside' }) : onClosed())}
      title={title}
      description={<p>{text}</p>}
      actions={
        <div className={classNames(styles.answers, answers.length > 2 && styles.stacked)}>
          {answers.map(({ label, act, look = 'secondary' }) => (
            <Button key={label} variant={look} onClick={end(act)}>
              {label}
            </Button>
          ))}
        </div>
      }
    >
      {details}
    </Dialog>
  )
}

/** The question in words; `whenKept` runs where an answer kept the cart of before aside. */
function useAsked(question: Question, whenKept: () => void): Asked {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const nothing = () => {}
  const keepAside = () => {
    const before = store.getState().shopping
    store.move(setCartAside)
    if (store.getState().shopping !== before) whenKept()
  }
  if (question.kind === 'intro') {
    return {
      title: cartCopy.introTitle,
      text: cartCopy.introText,
      answers: [
        {
          label: cartCopy.cancel,
          act() {
            keepAside()
            store.move(emptyCart)
          },
        },
        { label: cartCopy.goOn, act: nothing, look: 'primary' },
      ],
      dismiss: nothing,
    }
  }
  if (question.kind === 'switch') {
    return {
      title: cartCopy.switchTitle,
      text: cartCopy.switchText,
      details: <SwitchDetails chosen={question.chosen} />,
      answers: [
        {
          label: cartCopy.setCartAside,
          look: 'primary',
          act() {
            keepAside()
            question.onReplace()
          },
        },
        {
          label: cartCopy.hireBoth,
          act() {
            store.move(hireTogether, question.chosen.groupCodes)
            question.onJoined()
            go(PATHS.jointCart)
          },
        },
        { label: cartCopy.keepCart, act: question.onKeep },
        { label: cartCopy.emptyCart, act: question.onReplace, look: 'danger' },
      ],
      // Leaving the question changes nothing and leads nowhere.
      dismiss: nothing,
    }
  }
  return {
    title: cartCopy.removeLastTitle,
    text: cartCopy.removeLastText(question.product),
    answers: [
      { label: cartCopy.cancel, act: nothing },
      { label: cartCopy.removeLastConfirm, act: question.onRemove, look: 'danger' },
    ],
    dismiss: nothing,
  }
}

/** What the switch modal is about: what is in the cart, what was chosen, and what would leave. */
function SwitchDetails({ chosen }: { readonly chosen: Chosen }) {
  const { lines } = useCartState()
  const leaving = lines.filter(({ groupCode }) => !chosen.groupCodes.includes(groupCode))
  return (
    <dl className={styles.facts}>
      <dt className={styles.term}>{cartCopy.switchHas}</dt>
      <dd>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.productCode} className={styles.line}>
              <ProductName name={line.name} />
              <span className={styles.detail}>{lineWords(line)}</span>
            </li>
          ))}
        </ul>
      </dd>
      <dt className={styles.term}>{cartCopy.switchChosen}</dt>
      <dd>{chosen.name}</dd>
      {/* Where it is all that is in it, it stands above. */}
      {leaving.length < lines.length && (
        <>
          <dt className={styles.term}>{cartCopy.switchLeaves}</dt>
          <dd>{namesOf(leaving)}</dd>
        </>
      )}
    </dl>
  )
}
