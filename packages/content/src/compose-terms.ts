import { createHash } from 'node:crypto'
import type { Terms } from '@benefits/domain/catalogue/issuer'

/** Terms as they are shown, with the SHA-256 of that very text: what an acceptance keeps of them. */
export function composeTerms({ version, title, sections }: Omit<Terms, 'hash'>): Terms {
  return { version, title, sections, hash: sha256(termsText({ version, title, sections })) }
}

/** The text that is accepted, whole: title, version, then each section's title and paragraphs, a blank line between. */
export function termsText({ version, title, sections }: Omit<Terms, 'hash'>): string {
  const parts = sections.flatMap((section) => [section.title, ...section.paragraphs])
  return [title, version, ...parts].join('\n\n')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
