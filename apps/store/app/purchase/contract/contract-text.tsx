import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import styles from './contract-text.module.css'
import { contractCopy } from './copy.ts'
import { joinRows } from './join-rows.ts'
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
      {joinRows(blocks).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in a text that stays
        <Part key={at} part={part} />
      ))}
    </section>
  )
}

function Part({ part: [block, ...others] }: { readonly part: readonly [TextBlock, ...TextBlock[]] }) {
  const { kind, text } = block
  if (kind === 'paragraph') return <p>{text}</p>
  if (kind === 'subtitle') return <h4 className={styles.subtitle}>{text}</h4>
  if (kind !== 'row') return <h3 className={kind === 'title' ? styles.title : styles.heading}>{text}</h3>
  if (block.cells.length === 0) return <p className={styles.alone}>{text}</p>
  return (
    <dl className={styles.rows}>
      {[block, ...others].map(({ text, cells }) => (
        <div key={text} className={styles.row}>
          <dt className={styles.name}>{text}</dt>
          {cells.map(({ label, value }) => (
            <dd key={`${label} ${value}`}>{label ? `${label}: ${value}` : value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
