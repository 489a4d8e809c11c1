/**
 * The first characters of a request's id, short enough to be read out on the phone (docs/rules/refusals.md: reference).
 */
export function referenceOf(requestId: string): string {
  return requestId.slice(0, 8).toUpperCase()
}
