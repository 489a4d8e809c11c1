import type { ReactNode } from 'react'
import styles from './keep-words.module.css'

/** Words with hyphens: 'e-mail', 'vale-alimentação', 'segunda-feira'. */
const COMPOUND = /((?<!\p{L})\p{L}{1,20}(?:-\p{L}{1,20}){1,3})/u

/**
 * A text whose words with hyphens stay in one line, so that no 'e-' ends one. It stays as it is written, for who reads,
 * copies or searches it; whatever is no text comes back as it is. Each part is an element: a browser that translates
 * the page may change them (docs/rules/screens.md: translated).
 */
export function keepWords(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  // Of what is split by a group every second part is what the group found.
  const parts = text.split(COMPOUND)
  if (parts.length === 1) return text
  return (
    <span>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
        <span key={at} className={at % 2 ? styles.word : undefined}>
          {part}
        </span>
      ))}
    </span>
  )
}
