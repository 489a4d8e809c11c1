import type { ReactNode } from 'react'
import { shellCopy } from '../../always/navigation/copy.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { type IconName, isIconName } from '../../ui/art/icon-names.ts'
import { keepWords } from '../../ui/text/keep-words.tsx'
import { faqCopy } from './copy.ts'
import styles from './subject-list.module.css'

/** A subject of the help centre. */
export interface Category {
  readonly id: string
  readonly title: string
  readonly colour: string
  readonly icon: string
}

interface SubjectListProps {
  readonly categories: readonly Category[]
  /** The subject that is shown; null shows all. */
  readonly chosenId: string | null
  readonly onChoose: (id: string | null) => void
}

/** The subjects, one of them or all pressed, and after them the page about what a company saves. */
export function SubjectList({ categories, chosenId, onChoose }: SubjectListProps) {
  return (
    <nav aria-label={faqCopy.categories} className={styles.subjects}>
      <Subject pressed={chosenId === null} icon="question" onChoose={() => onChoose(null)}>
        {faqCopy.allCategories}
      </Subject>
      {categories.map(({ id, title, icon, colour }) => (
        <Subject
          key={id}
          pressed={chosenId === id}
          icon={toIcon(icon)}
          tone={colour}
          onChoose={() => onChoose(id)}
        >
          {title}
        </Subject>
      ))}
      <KeepQueryLink to="/economia" className={styles.subject}>
        <span className={styles.mark} data-tone="primary">
          <Icon name="chart" size={18} />
        </span>
        <span>{shellCopy.savings}</span>
      </KeepQueryLink>
    </nav>
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
      <span>{keepWords(children)}</span>
    </button>
  )
}

function toIcon(name: string): IconName {
  return isIconName(name) ? name : 'question'
}
