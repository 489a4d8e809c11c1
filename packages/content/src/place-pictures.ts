import type { IssuerContent } from '@benefits/domain/content/issuer-content'

/**
 * Pictures at the paths where they are served, `/images/` and the issuer's code in lower case: no host or header must
 * tell whose picture a path means, and whoever begins an issuer with another's files has nothing to rename.
 */
export function placePictures(content: IssuerContent): IssuerContent {
  const place = (path: string) => `/images/${content.issuer.code.toLowerCase()}/${path}`
  return {
    ...content,
    channels: content.channels.map((channel) => ({ ...channel, logoPath: place(channel.logoPath) })),
    products: content.products.map((product) => ({
      ...product,
      logoPath: place(product.logoPath),
      cardImagePath: place(product.cardImagePath),
    })),
    modalities: content.modalities.map((modality) => ({
      ...modality,
      imagePath: place(modality.imagePath),
    })),
  }
}
