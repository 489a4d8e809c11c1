import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/press/button.tsx'
import { type Article, ArticleFolds } from './article-folds.tsx'
import styles from './article-list.module.css'
import { faqCopy } from './copy.ts'
import { ArticleRating } from './rating/article-rating.tsx'
import type { useRatings } from './rating/use-ratings.ts'
import { pressesUntil, shownArticles } from './shown-articles.ts'

interface ArticleListProps {
  readonly articles: readonly Article[]
  /** The article that is opened, and read first; the first ones stand closed without it. */
  readonly openId: string | null
  readonly rated: ReturnType<typeof useRatings>
}

/**
 * Questions a few at a time, each with its answer and what the visitor thinks of it. A new list is another component.
 */
export function ArticleList({ articles, openId, rated }: ArticleListProps) {
  const openAt = articles.findIndex(({ id }) => id === openId)
  const [presses, setPresses] = useState(() => pressesUntil(openAt))
  const list = useRef<HTMLDivElement>(null)
  const shown = shownArticles(articles.length, presses)
  // What leads to it may be gone, as a pressed button is: reading goes on at the opened question, or the first new one.
  const next = useRef(openAt >= 0 ? openAt : null)
  useEffect(() => {
    if (next.current === null) return
    list.current?.querySelectorAll('summary')[next.current]?.focus()
    next.current = null
  })
  if (articles.length === 0) return <p>{faqCopy.emptyCategory}</p>
  return (
    <div ref={list} className={styles.list}>
      <p role="status" className={styles.count}>
        {faqCopy.shown(shown, articles.length)}
      </p>
      <ArticleFolds
        articles={articles.slice(0, shown)}
        headingLevel={2}
        openId={openId}
        under={({ id }) => (
          <ArticleRating rating={rated.ratings[id]} onRate={(rating) => rated.rate(id, rating)} />
        )}
      />
      {shown < articles.length && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => {
            next.current = shown
            setPresses((count) => count + 1)
          }}
        >
          {faqCopy.loadMore}
        </Button>
      )}
    </div>
  )
}
