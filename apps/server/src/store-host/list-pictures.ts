import { channelPicture } from '@benefits/domain/catalogue/channel-picture'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { Picture } from '../../../store/app/host-contract.ts'

/**
 * Every picture that the content names, by its path and by its path of each channel; `check-pictures` holds that no
 * path means two.
 */
export function listPictures(content: Iterable<IssuerContent>): ReadonlyMap<string, Picture> {
  return new Map(
    [...content].flatMap((issuer) => {
      const own = picturesOf(issuer)
      const ofChannels = issuer.channels.flatMap((channel) =>
        own.map(([path, picture]) => [channelPicture(path, channel), picture] as const),
      )
      return [...own, ...ofChannels]
    }),
  )
}

function picturesOf({
  issuer,
  channels,
  products,
  modalities,
}: IssuerContent): (readonly [string, Picture])[] {
  return [
    ...channels.map(
      ({ logoPath, partnerName, partnerSign }) =>
        [logoPath, { kind: 'channelLogo', issuer, partnerName, partnerSign }] as const,
    ),
    ...products.flatMap(({ name, colourToken: tone, logoPath, cardImagePath }) => [
      [logoPath, { kind: 'productLogo', issuer, name, tone }] as const,
      [cardImagePath, { kind: 'productCard', issuer, name, tone }] as const,
    ]),
    ...modalities.map(
      ({ name, colourToken: tone, imagePath }) =>
        [imagePath, { kind: 'modalityCard', issuer, name, tone }] as const,
    ),
  ]
}
