import type { IssuerContent } from '@benefits/domain/content/issuer-content'

/** A text of an issuer's data that speaks of another issuer. */
export interface LeftOver {
  /** Where it is: `products.3.name`. */
  readonly path: string
  /** The other issuer's code. */
  readonly of: string
  /** What of it is said: its name, its address or its tax id. */
  readonly text: string
}

/** What of an issuer is its own: names that say more than a few letters, its site, its tax id. */
export function marksOf({ issuer }: IssuerContent): readonly string[] {
  const site = new URL(issuer.site).hostname.replace(/^www\./, '')
  return [issuer.name, issuer.shortName, site, issuer.copyright.cnpj].filter((mark) => mark.length > 3)
}

/** Texts in `content` that hold a mark of one of the others, which a copy may have kept. */
export function findLeftOvers(content: IssuerContent, others: readonly IssuerContent[]): readonly LeftOver[] {
  const own = marksOf(content)
  const foreign = others.flatMap((other) =>
    marksOf(other)
      .filter((mark) => !own.some((one) => one.includes(mark)))
      .map((mark) => ({ of: other.issuer.code, mark })),
  )
  return textsOf(content, '').flatMap(({ path, text }) =>
    foreign.filter(({ mark }) => text.includes(mark)).map(({ of, mark }) => ({ path, of, text: mark })),
  )
}

function textsOf(value: unknown, path: string): readonly { readonly path: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) => textsOf(held, path === '' ? key : `${path}.${key}`))
}
