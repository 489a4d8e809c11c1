/** What a visitor answered to the question about cookies (docs/rules/consent.md: nothing-before-yes). */
export type Answer = 'accepted' | 'refused'

/** Before the answer the question stands; `accepted` and `refused` may change into each other from the footer. */
export type Consent = 'unanswered' | Answer

/** Cookie that keeps the answer. */
export const CONSENT_COOKIE = 'loja_consentimento'

/** What the cookie says for each answer. */
export const WORDS = { accepted: 'aceito', refused: 'recusado' } as const satisfies Record<Answer, string>

/** The answer among a page's cookies; `unanswered` without one, or with one that nobody gives. */
export function readConsent(cookies: string): Consent {
  const said = /(?:^|;\s*)loja_consentimento=([^;]*)/.exec(cookies)?.[1]
  return (Object.keys(WORDS) as Answer[]).find((answer) => WORDS[answer] === said) ?? 'unanswered'
}
