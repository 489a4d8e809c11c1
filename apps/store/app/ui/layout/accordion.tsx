import { Accordion as Base } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import type { Elements } from '../elements.ts'
import styles from './accordion.module.css'

/** One fold: a heading that is a button, and what it opens. */
export interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  /** Beside the title, inside the button: a tag or a sum. */
  readonly aside?: Elements
  readonly content: ReactNode
  readonly disabled?: boolean | undefined
}

interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** Level of the headings in the page. */
  readonly headingLevel?: 2 | 3 | 4
  /** Ids of the open folds, where the owner decides; without it the accordion does. */
  readonly openIds?: readonly string[] | undefined
  readonly onOpenIdsChange?: ((ids: readonly string[]) => void) | undefined
  readonly defaultOpenIds?: readonly string[] | undefined
  /** Several folds may be open at once; without it opening one closes the others. */
  readonly multiple?: boolean
}

/** Folds under headings. Closed contents stay in the page, so that the browser's search finds them. */
export function Accordion({
  items,
  headingLevel = 3,
  openIds,
  onOpenIdsChange,
  defaultOpenIds,
  multiple = false,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Base.Root
      className={styles.accordion}
      multiple={multiple}
      hiddenUntilFound
      {...(openIds ? { value: [...openIds] } : { defaultValue: [...(defaultOpenIds ?? [])] })}
      onValueChange={(value: readonly string[]) => onOpenIdsChange?.(value)}
    >
      {items.map(({ id, title, aside, content, disabled }) => (
        <Base.Item key={id} value={id} disabled={disabled ?? false} className={styles.item}>
          <Base.Header render={<Heading className={styles.heading} />}>
            <Base.Trigger className={styles.trigger}>
              <span className={styles.title}>{title}</span>
              {aside}
              <span className={styles.arrow}>
                <Icon name="chevron-down" size={20} />
              </span>
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className={styles.panel}>
            <div className={styles.content}>{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
