/** Joins the class names that are there: `classNames(styles.a, wide && styles.b)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
