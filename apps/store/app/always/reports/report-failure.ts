/** Event of the window that carries what failed: an error as its detail, or the code of a refusal. */
export const FAILED = 'loja:falha'

/** What failed on a page: something thrown, or a refusal that the visitor was told, by its code. */
export type Failure = { readonly thrown: unknown } | { readonly code: number | string }

/** Failures that are kept for who begins to listen later. */
const MOST_KEPT = 5

let early: Failure[] | null = []

/** Tells whoever listens that something was thrown. */
export function reportFailure(thrown: unknown): void {
  raise({ thrown })
}

/** Tells that the visitor was told a refusal. */
export function reportRefusal(code: number | string): void {
  raise({ code })
}

/** What failed before anybody asked, first to last; from then on nothing is kept. */
export function drainEarlyFailures(): readonly Failure[] {
  const taken = early ?? []
  early = null
  return taken
}

function raise(detail: Failure) {
  if (early && early.length < MOST_KEPT) early.push(detail)
  dispatchEvent(new CustomEvent<Failure>(FAILED, { detail }))
}
