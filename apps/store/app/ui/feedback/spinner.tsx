import styles from './spinner.module.css'

/** A turning ring in the colour of the text around it; hidden from screen readers. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
