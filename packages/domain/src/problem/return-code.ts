/** Every code that a call may answer with (docs/rules/refusals.md). */
export const RETURN_CODES = [
  -1, -2, -3, -4, -5, -6, -7, -8, -9, -11, -12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -22, -24, -25,
  -37, -38, -85, -86, -800, -88, -89, -99, -103, -108, -111, -113, -116, -117, -118, -119, -120, -121, -123,
  -135, -136, -404, 400, 401, 404, 405, 409, 413, 414, 415, 421, 422, 429, 431, 500, 503, -999,
] as const

/** A call's refusal as its number; expected failures travel as these, never as sentences. */
export type ReturnCode = (typeof RETURN_CODES)[number]

const known: ReadonlySet<number> = new Set(RETURN_CODES)

/** The code itself where the catalogue has it, else -999 'not cataloged'. */
export function toReturnCode(code: number): ReturnCode {
  return known.has(code) ? (code as ReturnCode) : -999
}
