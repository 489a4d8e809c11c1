import { CODE_LENGTH, normaliseCode } from './verification-code.ts'

const NAME = '#codigo='

/**
 * What stands behind the address of the code's page in a message, so that the page fills the code in. A fragment stays
 * in the browser: no server sees it.
 */
export function codeFragment(code: string): string {
  return `${NAME}${code}`
}

/** The code in an address's fragment, or null. */
export function readCodeFragment(hash: string): string | null {
  if (!hash.startsWith(NAME)) return null
  const code = normaliseCode(hash.slice(NAME.length))
  return code.length === CODE_LENGTH ? code : null
}
