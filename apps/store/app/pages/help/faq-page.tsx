import { FAILURE_TEXTS } from '@benefits/copy/failure-texts'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { reportRefusal } from '../../always/reports/report-failure.ts'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { Button } from '../../ui/press/button.tsx'
import type { Article } from './article-folds.tsx'
import { ArticleList } from './article-list.tsx'
import { faqCopy } from './copy.ts'
import styles from './faq-page.module.css'
import { useRatings } from './rating/use-ratings.ts'
import { SearchBox } from './search/search-box.tsx'
import { type Sent, useFaqSearch } from './search/use-faq-search.ts'
import { type Category, SubjectList } from './subject-list.tsx'

interface FaqPageProps {
  readonly categories: readonly Category[]
  readonly articles: readonly (Article & { readonly categoryId: string })[]
  /** False where something could not be loaded: it is asked for once more. */
  readonly isWhole: boolean
  /** How to reach people, at the foot of the page. */
  readonly contact: Elements
}

/** Without subjects there is no help centre: closing the warning leads to the initial page. */
const NOT_LOADED = {
  variant: 'error',
  title: WARNING_TEXTS.defaultTitle,
  text: FAILURE_TEXTS.faqNotLoaded,
  closing: { kind: 'initialPage' },
  button: 'close',
  way: { kind: 'closing' },
} as const

/** What is looked at: a subject or all, and a question that a suggestion led to. */
interface View {
  readonly categoryId: string | null
  readonly openId: string | null
}

const START: View = { categoryId: null, openId: null }

/** The help centre: a search, subjects, their questions a few at a time, and people. */
export function FaqPage({ categories, articles, isWhole, contact }: FaqPageProps) {
  const { issuerCode } = useIssuer().identity
  const rated = useRatings(issuerCode)
  const search = useFaqSearch(articles, categories)
  const isWaiting = useSecondTry(isWhole)
  const [view, setView] = useState(START)
  const intro = useRef<HTMLElement>(null)

  useWarnOfNothing(categories.length === 0 && !isWaiting)
  const { findings } = search
  const byId = new Map(articles.map((article) => [article.id, article]))
  const pool = findings ? findings.ids.flatMap((id) => byId.get(id) ?? []) : articles
  const chosen = pool.filter(({ categoryId }) => view.categoryId === null || categoryId === view.categoryId)
  const hasArticles = ({ id }: Category) => pool.some(({ categoryId }) => categoryId === id)

  function submit(by: Sent) {
    const isAsked = search.submit(by)
    if (isAsked) setView(START)
    return isAsked
  }
  function open(articleId: string) {
    search.reset()
    setView({ categoryId: byId.get(articleId)?.categoryId ?? null, openId: articleId })
  }
  function restart() {
    search.reset()
    setView(START)
  }
  function retry() {
    // The pressed button goes away: reading goes on where the text was typed.
    intro.current?.querySelector('input')?.focus()
    search.retry()
  }
  return (
    <div className={styles.page}>
      <header ref={intro} className={styles.intro}>
        <h1>{faqCopy.title}</h1>
        <p>{faqCopy.intro}</p>
        <SearchBox
          typed={search.typed}
          suggestions={search.suggestions}
          onTouch={search.prepare}
          onType={search.type}
          onSubmit={submit}
          onChoose={open}
        />
        <p role="status">{search.isSearching && faqCopy.searching}</p>
        {search.isFailed && <SearchFailed onRetry={retry} />}
      </header>
      <div className={styles.columns}>
        <SubjectList
          categories={findings ? categories.filter(hasArticles) : categories}
          chosenId={view.categoryId}
          onChoose={(categoryId) => setView({ categoryId, openId: null })}
        />
        <div className={styles.articles}>
          {findings && pool.length > 0 && <Found text={findings.text} onRestart={restart} />}
          {findings && pool.length === 0 ? (
            <NothingFound text={findings.text} onRestart={restart} />
          ) : (
            <LoadingRegion
              loading={isWaiting && articles.length === 0}
              text={faqCopy.loading}
              skeleton={<Skeleton size="row" count={7} />}
            >
              <ArticleList
                key={`${findings?.text} ${view.categoryId} ${view.openId}`}
                articles={chosen}
                openId={view.openId}
                rated={rated}
              />
            </LoadingRegion>
          )}
        </div>
      </div>
      {contact}
    </div>
  )
}

interface FoundProps {
  /** What was searched for. */
  readonly text: string
  readonly onRestart: () => void
}

function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert
      kind="error"
      announced
      title={faqCopy.searchFailed.title}
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {faqCopy.searchFailed.retry}
        </Button>
      }
    >
      <p>{faqCopy.searchFailed.text}</p>
    </Alert>
  )
}

function Found({ text, onRestart }: FoundProps) {
  return (
    <div className={styles.found}>
      <h2>{faqCopy.results(text)}</h2>
      <Button variant="ghost" size="sm" onClick={onRestart}>
        {faqCopy.backToStart}
      </Button>
    </div>
  )
}

function NothingFound({ text, onRestart }: FoundProps) {
  return (
    <div className={styles.nothing}>
      <p role="status">{`${faqCopy.notFound} ${text}`}</p>
      {!hasWord(text) && <p>{faqCopy.notAWord}</p>}
      <Button variant="secondary" onClick={onRestart}>
        {faqCopy.backToStart}
      </Button>
    </div>
  )
}

/** Tells that there is nothing to read, which leads away. */
function useWarnOfNothing(isEmpty: boolean): void {
  const warn = useWarn()
  useEffect(() => {
    if (!isEmpty) return
    reportRefusal('faqNotLoaded')
    warn(NOT_LOADED)
  }, [isEmpty, warn])
}

/** Whether there is a word in a text: signs alone, as in 'R$', are in no question. */
function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(text)
}

/** How long the second try waits, in ms (docs/rules/consent.md: help-loading). */
const PAUSE_MS = 3_000

/**
 * Loads the page's data once more, three seconds after it came incomplete; gives whether that is still to come. After
 * it what there is stays, however often the window is left and returned to.
 */
function useSecondTry(isWhole: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [hasTried, setTried] = useState(false)
  useEffect(() => {
    if (isWhole || hasTried) return
    const timer = setTimeout(() => void revalidate().finally(() => setTried(true)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWhole, hasTried, revalidate])
  return !isWhole && !hasTried
}
