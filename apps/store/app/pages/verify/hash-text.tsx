import styles from './verification.module.css'

const GROUP = /.{1,8}/g

/** A hash in groups, which an eye can compare; what is selected and copied is the hash alone. */
export function HashText({ hash }: { readonly hash: string }) {
  return (
    <span className={styles.hash}>
      {(hash.match(GROUP) ?? []).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the hash
        <span key={at}>{group}</span>
      ))}
    </span>
  )
}
