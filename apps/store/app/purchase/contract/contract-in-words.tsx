import styles from './contract-in-words.module.css'
import { contractCopy } from './copy.ts'
import type { ContractSections } from './use-contract.ts'

/** What the contract says in few words, above it: what, how much, until when, how to end it. */
export function ContractInWords({ sections }: { readonly sections: ContractSections }) {
  if (sections.length === 0) return null
  return (
    <details open className={styles.words}>
      <summary className={styles.heading}>{contractCopy.inWords}</summary>
      <div className={styles.points}>
        {sections.map(({ title, lines }) => (
          <div key={title} className={styles.point}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.hint}>{contractCopy.inWordsHint}</p>
    </details>
  )
}
