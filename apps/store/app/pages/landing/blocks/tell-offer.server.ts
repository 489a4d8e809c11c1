import type { Offer } from '@benefits/domain/offer/offer'
import { blocksCopy as copy } from './copy.ts'

/** An offer in two lines. */
export interface ToldOffer {
  readonly code: string
  readonly name: string
  /** What it asks for at least, and the first thing that it gives. */
  readonly note: string
}

/** Tells an offer by its least number of cards or employees and the first point of its description. */
export function tellOffer({
  code,
  name,
  minCards,
  minEmployees,
  descriptionHtml,
}: Pick<Offer, 'code' | 'name' | 'minCards' | 'minEmployees' | 'descriptionHtml'>): ToldOffer {
  const gives = firstPoint(descriptionHtml)
  const least = minCards > 0 ? copy.offerCards(minCards) : copy.offerEmployees(minEmployees)
  return { code, name, note: gives === '' ? least : `${least}: ${lowerFirst(gives)}` }
}

/** The words of a description's first point; empty without one. Its few tags have no attributes. */
function firstPoint(html: string): string {
  const [, after = ''] = html.split('<li>')
  const [point = ''] = after.split('</li>')
  return point
    .split('<')
    .map((part) => part.slice(part.indexOf('>') + 1))
    .join('')
}

/** A point of a list as the end of a sentence. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
