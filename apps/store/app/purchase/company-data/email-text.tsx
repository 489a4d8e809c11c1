import styles from './email-text.module.css'

/** An e-mail address that breaks before its domain where it is too long for its line, and not at a hyphen. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.indexOf('@')
  if (at < 0) return <span>{email}</span>
  return (
    <>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span className={styles.domain}>{email.slice(at)}</span>
    </>
  )
}
