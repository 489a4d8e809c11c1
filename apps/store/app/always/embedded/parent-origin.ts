/**
 * The origin of the page that holds this one, where it is one of `allowed`; null elsewhere. Browsers name it by
 * `ancestorOrigins`, the others by the address that the first page of the frame was asked from.
 */
export function parentOrigin(
  { ancestors, referrer }: { readonly ancestors: readonly string[] | null; readonly referrer: string },
  allowed: readonly string[],
): string | null {
  const [named = URL.canParse(referrer) ? new URL(referrer).origin : null] = ancestors ?? []
  return named !== null && allowed.includes(named) ? named : null
}

/** The same of the page that is shown now; null where no page holds it. */
export function ownParentOrigin(allowed: readonly string[]): string | null {
  if (window.parent === window) return null
  const { ancestorOrigins } = location
  const ancestors = ancestorOrigins ? [...ancestorOrigins] : null
  return parentOrigin({ ancestors, referrer: document.referrer }, allowed)
}
