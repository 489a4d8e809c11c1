import type { IssuerContent } from '@benefits/domain/content/issuer-content'

/** Every issuer's content by its code, main issuer first; another one once an operator has it read again. */
export type LiveContent = ReadonlyMap<string, IssuerContent>

/**
 * Puts `next` in the place of what stood there, for everybody who holds `content`; a request under way keeps its own.
 */
export function renewContent(content: LiveContent, next: LiveContent): void {
  const live = content as Map<string, IssuerContent>
  live.clear()
  for (const [code, issuer] of next) live.set(code, issuer)
}

/** Calls `forget` before the first use after the content was renewed: what was made of the former one is over. */
export function onRenewal(content: LiveContent, forget: () => void): () => void {
  let known = mainIssuerOf(content)
  return () => {
    const now = mainIssuerOf(content)
    if (now === known) return
    known = now
    forget()
  }
}

/** The main issuer's content; throws where there is none. */
export function mainIssuerOf(content: LiveContent): IssuerContent {
  for (const issuer of content.values()) return issuer
  throw new Error('There is no issuer to serve: content is empty.')
}
