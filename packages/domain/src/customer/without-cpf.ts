import { parseCpf } from '../document/parse-cpf.ts'
import { foldBlanks } from '../text/one-line.ts'

/** Eleven digits that stand alone, masked or bare; a dash or a label may tie them to the name. */
const LIKE_A_CPF =
  /(?:[-\u2013(]\s{0,3})?(?:CPF:?\s{0,3})?(?<![0-9])([0-9]{3}\.?[0-9]{3}\.?[0-9]{3}-?[0-9]{2})(?![0-9])\)?/gi

/**
 * A registry's name without the CPF that it carries where one person is the firm ('Maria Souza 52998224725'): the
 * name is shown, printed and kept, the number is nobody's business (Lei 13.709/2018, article 6). Other numbers stay.
 */
export function withoutCpf(name: string): string {
  const rest = name.replace(LIKE_A_CPF, (found, digits: string) => (parseCpf(digits) === null ? found : ' '))
  return foldBlanks(rest).replace(/ ?[-\u2013]$/, '')
}
