import styles from './savings-page.module.css'

interface LawListProps<Name extends string> {
  /** Each law by its whole name. */
  readonly laws: Readonly<Partial<Record<Name, string>>>
  /** What each says, in our own words. */
  readonly says: Readonly<Record<Name, string>>
}

/** Sources with their whole names, and what each says. */
export function LawList<Name extends string>({ laws, says }: LawListProps<Name>) {
  return (
    <dl className={styles.laws}>
      {(Object.keys(laws) as Name[]).map((name) => (
        <div key={name}>
          <dt>{laws[name]}</dt>
          <dd>{says[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
