import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import fold from '../../ui/layout/fold.module.css'
import { useViewportClass } from '../../ui/layout/viewport.ts'
import styles from './contract-in-words.module.css'
import { contractCopy } from './copy.ts'
import type { ContractWords } from './shown-contract.ts'

/** Which section tells what it costs: its first line stands for all of them while they are folded. */
const COST = 1

/**
 * What the contract says in few words, above it or beside it: what, how much, until when, how to end it. On a phone it
 * is a line to open: the contract itself comes first. On a laptop it is always open.
 */
export function ContractInWords({ sections }: Pick<ContractWords, 'sections'>) {
  const screen = useViewportClass()
  if (sections.length === 0) return null
  const points = (
    <>
      <div className={styles.points}>
        {sections.map(({ title, lines }) => (
          <div key={title}>
            <h4 className={styles.title}>{title}</h4>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.hint}>{contractCopy.inWordsHint}</p>
    </>
  )
  if (screen === 'lg') {
    return (
      <section className={styles.words} aria-label={contractCopy.inWords}>
        <h3 className={styles.heading}>{contractCopy.inWords}</h3>
        {points}
      </section>
    )
  }
  return (
    <details className={styles.words} open={screen === 'md'}>
      <summary className={classNames(fold.row, styles.row)}>
        <h3 className={classNames(fold.title, styles.heading)}>
          <span>{contractCopy.inWords}</span> <span className={styles.cost}>{sections[COST]?.lines[0]}</span>
        </h3>
        <span className={fold.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      {points}
    </details>
  )
}
