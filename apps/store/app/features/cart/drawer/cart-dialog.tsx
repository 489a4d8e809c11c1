import { useVisitorStore } from '../../../state/visitor-provider.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Button } from '../../../ui/press/button.tsx'
import type { CartQuestion } from '../cart-question.ts'
import { emptied } from '../cart-slice.ts'
import { cartCopy } from '../copy.ts'

interface CartDialogProps {
  readonly question: CartQuestion
  readonly open: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** What a question says and its two answers; the second is the one that goes on. */
interface Asked {
  readonly title: string
  readonly text: string
  readonly answers: readonly { readonly label: string; readonly act: () => void }[]
  /** What Esc and the backdrop mean. */
  readonly dismiss: () => void
}

/** The cart's one modal: intro, switch or conflict, removal of the last product. */
export default function CartDialog({ question, open, onClose, onClosed }: CartDialogProps) {
  const { title, text, answers, dismiss } = useAsked(question)
  const end = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog
      open={open}
      onClose={end(dismiss)}
      onClosed={onClosed}
      title={title}
      description={<p>{text}</p>}
      actions={answers.map(({ label, act }, at) => (
        <Button key={label} variant={at === answers.length - 1 ? 'primary' : 'secondary'} onClick={end(act)}>
          {label}
        </Button>
      ))}
    />
  )
}

function useAsked(question: CartQuestion): Asked {
  const store = useVisitorStore()
  const nothing = () => {}
  if (question.kind === 'intro') {
    return {
      title: cartCopy.introTitle,
      text: cartCopy.introText,
      answers: [
        {
          label: cartCopy.cancel,
          act: () => store.setState(({ shopping }) => ({ shopping: emptied(shopping) })),
        },
        { label: cartCopy.goOn, act: nothing },
      ],
      dismiss: nothing,
    }
  }
  if (question.kind === 'switch') {
    return {
      title: cartCopy.switchTitle,
      text: cartCopy.switchText,
      answers: [
        { label: cartCopy.emptyCart, act: question.onReplace },
        { label: cartCopy.keepCart, act: question.onKeep },
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
      { label: cartCopy.removeLastConfirm, act: question.onRemove },
    ],
    dismiss: nothing,
  }
}
