import { CODE_LENGTH, normaliseCode } from './verification-code.ts'

const NAME = '#codigo='

/**
 * What stands behind the address of the code's page in a message, so that the page fills the code in. A fragment stays
 * in the browser: no server sees it.
 */
export function codeFragment(code: string): string {
  return `${NAME}${code}`
}

const OPENING_NAME = '#continuar='
const OPENING_KEY = /^[\w.-]{20,300}$/

/** The same with the key of a message's link, which takes whoever opens it for the reader of the mailbox. */
export function openingFragment(key: string): string {
  return `${OPENING_NAME}${key}`
}

/** The key in an address's fragment, or null. */
export function readOpeningFragment(hash: string): string | null {
  if (!hash.startsWith(OPENING_NAME)) return null
  const key = hash.slice(OPENING_NAME.length)
  return OPENING_KEY.test(key) ? key : null
}

/** The code in an address's fragment, or null. */
export function readCodeFragment(hash: string): string | null {
  if (!hash.startsWith(NAME)) return null
  const code = normaliseCode(hash.slice(NAME.length))
  return code.length === CODE_LENGTH ? code : null
}
