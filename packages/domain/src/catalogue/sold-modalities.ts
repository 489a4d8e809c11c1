import type { Channel, LinkGroup } from './issuer.ts'
import type { Modality, Product } from './product.ts'
import { visibleProducts } from './visible-products.ts'

type Shelf = Pick<Modality, 'groupCode' | 'name' | 'subtitle' | 'description' | 'colourToken' | 'destination'>
type Sold = Pick<Product, 'code' | 'groupCode' | 'name' | 'description' | 'colourToken'>
type Shown = Pick<Channel, 'productCodes'>

/** What an issuer sells, and where. */
interface Selling<M extends Shelf> {
  readonly modalities: readonly M[]
  readonly products: readonly Sold[]
}

const listed = new Intl.ListFormat('pt-BR')

/**
 * The modalities that a channel sells something of. One that it sells in part is shown as that part: as its only
 * product, or described by the products' names.
 */
export function soldModalities<M extends Shelf>(
  { modalities, products }: Selling<M>,
  channel: Shown,
): readonly M[] {
  if (channel.productCodes === null) return modalities
  const shown = visibleProducts(products, channel)
  return modalities.flatMap((modality) => {
    const isOfGroup = ({ groupCode }: Sold) => groupCode === modality.groupCode
    const sold = shown.filter(isOfGroup)
    if (sold.length === 0) return []
    const isWhole = sold.length === products.filter(isOfGroup).length
    return [isWhole ? modality : { ...modality, ...showPart(sold) }]
  })
}

function showPart(sold: readonly Sold[]) {
  const [only, ...others] = sold
  if (!only || others.length > 0) return { description: `${listed.format(sold.map(({ name }) => name))}.` }
  const { name, description, colourToken } = only
  return { name, subtitle: '', description, colourToken }
}

/** An issuer's link groups without what leads to a modality that the channel does not sell; empty groups go. */
export function soldLinks<M extends Shelf>(
  groups: readonly LinkGroup[],
  selling: Selling<M>,
  channel: Shown,
): LinkGroup[] {
  const sold = new Set(soldModalities(selling, channel).map(({ destination }) => destination))
  const unsold = selling.modalities.filter(({ destination }) => !sold.has(destination))
  const isKept = ({ url }: LinkGroup['links'][number]) =>
    unsold.every(({ destination }) => destination !== url)
  return groups
    .map((group) => ({ ...group, links: group.links.filter(isKept) }))
    .filter(({ links }) => links.length > 0)
}
