/** Event of the window that carries what failed: an error as its detail, or the code of a refusal. */
export const FAILED = 'loja:falha'

/** What failed on a page: something thrown, or a refusal that the visitor was told, by its code. */
export type Failure = { readonly thrown: unknown } | { readonly code: number | string }

/** Tells whoever listens that something was thrown; nobody does before the page was taken over. */
export function tellFailure(thrown: unknown): void {
  dispatchEvent(new CustomEvent<Failure>(FAILED, { detail: { thrown } }))
}

/** Tells that the visitor was told a refusal. */
export function tellRefusal(code: number | string): void {
  dispatchEvent(new CustomEvent<Failure>(FAILED, { detail: { code } }))
}
