import { centavos } from '@benefits/domain/money/centavos'
import { z } from 'zod'

/** Text that a visitor reads: never empty, no blanks at its ends. */
export const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not start or end with a blank')

/** An issuer's, a page's or a section's code. */
export const upperCode = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be upper-case letters, digits and _')

/** A word used in addresses and ids: `boas-festas`, `multi_JVCEF`. */
export const slug = z.string().regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/, 'must be words joined by - or _')

/** A product's, plan's or modality's number, a quantity or a position: 0 or more. */
export const count = z.int('must be a whole number').nonnegative('must not be negative')

export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' })

/** A path of the store, from its root. */
export const path = z.string().regex(/^\/[^\s?#]*$/, 'must be a path that starts with /')

const wholeCentavos = z.int('must be a whole number of centavos')

/** A share in hundredths of a percent: no more than the whole. */
export const share = count.max(10_000, 'must be 10000 (100 %) or less')

/** An amount in centavos, 0 or more. */
export const amount = wholeCentavos.nonnegative('must not be negative').transform(centavos)

/** The exclusive lower bound of a band in centavos; below 0 where the band includes an amount of 0. */
export const lowerBound = wholeCentavos.min(-1, 'must be -1 or more').transform(centavos)

/** A flat drawing: the commands of an SVG path and nothing else, so that it may stand in any page. */
export const drawing = z
  .string()
  .regex(/^M[-MmLlHhVvCcSsQqTtAaZz\d., ]+$/, 'must be the commands of an SVG path')

/** A colour that anybody tells from a white ground (WCAG 2.2, 1.4.11: 3 to 1). */
export const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/, 'must be a colour as #rrggbb')
  .refine((value) => contrastToWhite(value) >= 3, 'must stand out from white, 3 to 1')

/** A picture's place among its issuer's: a shelf and a name. The store draws it (docs/decisions/029). */
export const picture = z
  .string()
  .regex(
    /^(?:logos|cards|others)\/[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/,
    'must be logos/, cards/ or others/ and a name that ends in .svg',
  )

/** The ratio of WCAG 2.2 between a colour and white. */
function contrastToWhite(value: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(value.slice(at, at + 2), 16)),
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
