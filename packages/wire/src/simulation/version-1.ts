import type { LineType } from '@benefits/domain/catalogue/product'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import type { ByteReader, ByteWriter } from './bytes.ts'
import { OFFER_CODE_MAX, type SimulatedCart } from './simulated-cart.ts'

/**
 * Version 1 of what a code says. Its numbers mean the same for ever: links that were sent stay in mails for years. What
 * has to change becomes another version beside this one (docs/rules/simulation.md: versions).
 */

/** Place in this list is the number of the type. */
const LINE_TYPES = [
  'benefit',
  'mobility',
  'hcm',
  'addOn',
  'unknown',
  'extension',
] as const satisfies readonly LineType[]
const ANNUAL = 8
const VALUED = 16

/** What a line's list of additional products is: none, one that follows, or one that was told before (2 and up). */
const NO_LIST = 0
const OWN_LIST = 1
const TOLD_LIST = 2

/** Products of a cart have neighbouring codes: their differences are short. */
function writeCodes({ write }: ByteWriter, codes: readonly number[], before = 0): void {
  write(codes.length)
  let last = before
  for (const code of codes) {
    write(fold(code - last))
    last = code
  }
}

function readCodes({ read }: ByteReader, before = 0): number[] {
  let last = before
  return Array.from({ length: limited(read()) }, () => {
    last += unfold(read())
    return last
  })
}

/** Differences as whole numbers from zero on: 0, -1, 1, -2, 2… */
const fold = (difference: number) => (difference < 0 ? -2 * difference - 1 : 2 * difference)
const unfold = (folded: number) => (folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2)

/** No list of a cart has more; a broken number must not make a long one. */
const MOST = 50

function limited(count: number): number {
  if (count > MOST) throw new RangeError('a list is too long')
  return count
}

export function writeVersion1(bytes: ByteWriter, { lines, addOnCodes, offerCode }: SimulatedCart): void {
  const { write } = bytes
  const told: string[] = []
  let last = 0
  write(lines.length)
  for (const { productCode, quantity, monthlyValue, lineType, planPeriod, additionalCodes } of lines) {
    const isAnnual = planPeriod === 'annual'
    const isValued = monthlyValue !== undefined
    write(LINE_TYPES.indexOf(lineType) + (isAnnual ? ANNUAL : 0) + (isValued ? VALUED : 0))
    write(fold(productCode - last))
    write(quantity)
    if (isValued) write(monthlyValue)
    const list = additionalCodes.join()
    const place = told.indexOf(list)
    if (additionalCodes.length === 0) write(NO_LIST)
    else if (place >= 0) write(TOLD_LIST + place)
    else {
      told.push(list)
      write(OWN_LIST)
      writeCodes(bytes, additionalCodes, productCode)
    }
    last = productCode
  }
  writeCodes(bytes, addOnCodes)
  bytes.writeText(offerCode ?? '')
}

export function readVersion1(bytes: ByteReader): SimulatedCart {
  const { read } = bytes
  const told: number[][] = []
  let last = 0
  const lines = Array.from({ length: limited(read()) }, () => {
    const head = read()
    const lineType = LINE_TYPES[head % ANNUAL]
    if (lineType === undefined || head >= 2 * VALUED) throw new RangeError('no kind of line')
    last += unfold(read())
    const productCode = last
    const quantity = read()
    const value: { readonly monthlyValue?: Centavos } =
      head >= VALUED ? { monthlyValue: centavos(read()) } : {}
    const additionalCodes = readList(read())
    const planPeriod = head % VALUED >= ANNUAL ? ('annual' as const) : ('monthly' as const)
    return { productCode, quantity, ...value, lineType, planPeriod, additionalCodes }

    function readList(kind: number): number[] {
      if (kind === NO_LIST) return []
      if (kind !== OWN_LIST) return toldAt(kind - TOLD_LIST)
      const list = readCodes(bytes, productCode)
      told.push(list)
      return list
    }
  })
  const addOnCodes = readCodes(bytes)
  return { lines, addOnCodes, offerCode: bytes.readText(OFFER_CODE_MAX) || null }

  function toldAt(place: number): number[] {
    const list = told[place]
    if (list === undefined) throw new RangeError('no such list')
    return list
  }
}
