/** What an operator is told of a database that is older than this release. */
export function tellMissing(missing: readonly string[]): string {
  return `The database lacks what this release expects: ${missing.join(', ')}. The command migrate brings it there, or a start of this release.`
}
