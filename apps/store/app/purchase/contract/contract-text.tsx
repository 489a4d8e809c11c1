import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import styles from './contract-text.module.css'
import { contractCopy } from './copy.ts'
import type { ContractWords } from './shown-contract.ts'

type TextBlock = ContractWords['text'][number]

interface ContractTextProps {
  readonly blocks: readonly TextBlock[]
  readonly className: string | undefined
  /** In the place of a text that could not be had. */
  readonly notShown: Elements
}

/** The contract's own text in one column, as large as the reader's browser writes: nothing is scrolled sideways. */
export function ContractText({ blocks, className, notShown }: ContractTextProps) {
  return (
    <section
      className={classNames(className, styles.text)}
      aria-label={contractCopy.document}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {blocks.length === 0 && notShown}
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in a text that stays
        <Block key={at} block={block} />
      ))}
    </section>
  )
}

function Block({ block: { kind, text, cells } }: { readonly block: TextBlock }) {
  if (kind === 'paragraph') return <p>{text}</p>
  if (kind === 'subtitle') return <h4 className={styles.subtitle}>{text}</h4>
  if (kind !== 'row') return <h3 className={kind === 'title' ? styles.title : styles.heading}>{text}</h3>
  return (
    <p className={styles.row}>
      <strong>{text}</strong>
      {cells.map(({ label, value }) => (
        <span key={`${label} ${value}`}>{label ? `${label}: ${value}` : value}</span>
      ))}
    </p>
  )
}
