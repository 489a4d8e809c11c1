import { useId, useState } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { chatState } from '../../../always/support/chat-state.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { keepWords } from '../../../ui/text/keep-words.tsx'
import { faqCopy } from '../copy.ts'
import styles from './article-rating.module.css'
import type { Rating } from './use-ratings.ts'

interface ArticleRatingProps {
  /** None where the visitor has not said. */
  readonly rating: Rating | undefined
  /** Gives whether the store has taken it. */
  readonly onRate: (rating: Rating) => Promise<boolean>
}

/** Whether an answer helped; who was not helped is invited to talk. */
export function ArticleRating({ rating, onRate }: ArticleRatingProps) {
  const { configuration, channel } = useIssuer()
  const [failed, setFailed] = useState(false)
  const question = useId()
  const invitation =
    chatState(configuration.issuer.chat, channel) === 'absent' ? faqCopy.talkWithoutChat : faqCopy.talk
  async function press(pressed: Rating) {
    setFailed(false)
    setFailed(!(await onRate(pressed)))
  }
  return (
    <div className={styles.rating}>
      <fieldset aria-labelledby={question} className={styles.row}>
        <span id={question}>{faqCopy.helped}</span>
        {RATINGS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            data-rating={value}
            aria-pressed={rating === value}
            onClick={() => void press(value)}
          >
            <Icon name="thumb" size={18} />
            <span>{label}</span>
          </button>
        ))}
      </fieldset>
      <div role="status">
        {failed && <p>{faqCopy.ratingFailed}</p>}
        {!failed && rating === 'like' && <p>{faqCopy.thanks}</p>}
        {!failed && rating === 'dislike' && (
          <p>
            <span>{keepWords(invitation)}</span> <a href="#faq-contact-section">{faqCopy.seeContact}</a>
          </p>
        )}
      </div>
    </div>
  )
}

const RATINGS = [
  { value: 'like', label: faqCopy.like },
  { value: 'dislike', label: faqCopy.dislike },
] as const
