/** Card brands that the store names (facts of Brazilian acquirers). */
export type CardBrand = 'elo' | 'hipercard' | 'amex' | 'mastercard' | 'visa'

type Range = readonly [from: number, to: number]

/**
 * Ranges of leading digits; both ends have the same number of digits. Elo and Hipercard stand first because they live
 * inside Visa's, Mastercard's and Discover's ranges. Their tables are the community's: nobody publishes official ones.
 */
const BRANDS: readonly (readonly [CardBrand, readonly Range[]])[] = [
  [
    'elo',
    [
      [401178, 401179],
      [431274, 431274],
      [438935, 438935],
      [451416, 451416],
      [457393, 457393],
      [457631, 457632],
      [504175, 504175],
      [506699, 506778],
      [509000, 509999],
      [627780, 627780],
      [636297, 636297],
      [636368, 636368],
      [650031, 650033],
      [650035, 650051],
      [650405, 650439],
      [650485, 650538],
      [650541, 650598],
      [650700, 650718],
      [650720, 650727],
      [650901, 650978],
      [651652, 651679],
      [655000, 655019],
      [655021, 655058],
    ],
  ],
  [
    'hipercard',
    [
      [606282, 606282],
      [384100, 384100],
      [384140, 384140],
      [384160, 384160],
      [637095, 637095],
      [637568, 637568],
      [637599, 637599],
      [637609, 637609],
      [637612, 637612],
      [63737423, 63737423],
      [63743358, 63743358],
    ],
  ],
  [
    'amex',
    [
      [34, 34],
      [37, 37],
    ],
  ],
  [
    'mastercard',
    [
      [51, 55],
      [2221, 2720],
    ],
  ],
  ['visa', [[4, 4]]],
]

/** The brand of a whole or partly typed card number, mask allowed; null while or where it is unknown. */
export function cardBrand(number: string): CardBrand | null {
  const digits = number.replace(/[^0-9]/g, '')
  return BRANDS.find(([, ranges]) => ranges.some((range) => startsInside(digits, range)))?.[0] ?? null
}

/** Digits of the security code: 4 for Amex, 3 for every other brand. */
export function cvvLength(brand: CardBrand | null): 3 | 4 {
  return brand === 'amex' ? 4 : 3
}

function startsInside(digits: string, [from, to]: Range): boolean {
  // Fewer digits than the range's are a smaller number.
  const start = Number(digits.slice(0, String(from).length))
  return start >= from && start <= to
}
