import { FAILURE_TEXTS } from '@benefits/copy/failure-texts'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { type IconName, isIconName } from '../../ui/art/icon-names.ts'
import { Button } from '../../ui/press/button.tsx'
import { useWarn } from '../../warning/warning-provider.tsx'
import { type Article, ArticleFolds } from './article-folds.tsx'
import { faqCopy } from './copy.ts'
import styles from './faq-page.module.css'
import { shownArticles } from './shown-articles.ts'

/** A subject of the help centre. */
export interface Category {
  readonly id: string
  readonly title: string
  readonly colour: string
  readonly icon: string
}

interface FaqPageProps {
  readonly categories: readonly Category[]
  readonly articles: readonly (Article & { readonly categoryId: string })[]
  /** How to reach people, at the foot of the page. */
  readonly contact: ReactNode
}

/** Without subjects there is no help centre: closing the warning leads to the initial page. */
const NOT_LOADED = {
  variant: 'error',
  title: WARNING_TEXTS.defaultTitle,
  text: FAILURE_TEXTS.faqNotLoaded,
  closing: { kind: 'initialPage' },
  button: 'close',
  contact: false,
} as const

/** The help centre: subjects, their questions a few at a time, and people. */
export function FaqPage({ categories, articles, contact }: FaqPageProps) {
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const [presses, setPresses] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const chosen = articles.filter((article) => categoryId === null || article.categoryId === categoryId)
  const shown = shownArticles(chosen.length, presses)
  // The pressed button may be gone: reading goes on at the first of the new questions.
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null) return
    list.current?.querySelectorAll('summary')[firstNew.current]?.focus()
    firstNew.current = null
  })

  const warn = useWarn()
  const isEmpty = categories.length === 0
  useEffect(() => {
    if (isEmpty) warn(NOT_LOADED)
  }, [isEmpty, warn])

  function choose(id: string | null) {
    setCategoryId(id)
    setPresses(0)
  }
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{faqCopy.title}</h1>
        <p>{faqCopy.intro}</p>
      </header>
      <div className={styles.columns}>
        <nav aria-label={faqCopy.categories} className={styles.subjects}>
          <Subject pressed={categoryId === null} icon="question" onChoose={() => choose(null)}>
            {faqCopy.allCategories}
          </Subject>
          {categories.map(({ id, title, icon, colour }) => (
            <Subject
              key={id}
              pressed={categoryId === id}
              icon={toIcon(icon)}
              tone={colour}
              onChoose={() => choose(id)}
            >
              {title}
            </Subject>
          ))}
        </nav>
        <div ref={list} className={styles.articles}>
          <p role="status" className={styles.count}>
            {chosen.length > 0 && faqCopy.shown(shown, chosen.length)}
          </p>
          {chosen.length === 0 && <p>{faqCopy.emptyCategory}</p>}
          <ArticleFolds key={categoryId} articles={chosen.slice(0, shown)} headingLevel={2} />
          {shown < chosen.length && (
            <Button
              variant="secondary"
              className={styles.more}
              onClick={() => {
                firstNew.current = shown
                setPresses((count) => count + 1)
              }}
            >
              {faqCopy.loadMore}
            </Button>
          )}
        </div>
      </div>
      {contact}
    </div>
  )
}

interface SubjectProps {
  readonly pressed: boolean
  readonly icon: IconName
  readonly tone?: string
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Subject({ pressed, icon, tone = 'primary', onChoose, children }: SubjectProps) {
  return (
    <button
      type="button"
      className={styles.subject}
      aria-pressed={pressed}
      data-tone={tone}
      onClick={onChoose}
    >
      <span className={styles.mark}>
        <Icon name={icon} size={18} />
      </span>
      {children}
    </button>
  )
}

function toIcon(name: string): IconName {
  return isIconName(name) ? name : 'question'
}
