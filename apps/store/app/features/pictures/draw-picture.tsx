import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Picture } from '../../host-contract.ts'
import { logoName } from '../../issuer/logo-name.ts'
import { CardArt } from '../../ui/art/card-art.tsx'
import { toProductTone } from '../../ui/art/tone.ts'
import { productIcon } from '../catalogue/public.ts'
import { BadgePicture } from './badge-picture.tsx'
import { LogoPicture } from './logo-picture.tsx'
import { type PictureSheets, readPalette } from './read-palette.ts'
import { standAlone } from './stand-alone.ts'

/** What pictures are drawn with, as written in the store's sources. */
export interface PictureSources extends PictureSheets {
  /** `ui/art/icons.svg`. */
  readonly sprite: string
}

type ChannelLogo = Extract<Picture, { readonly kind: 'channelLogo' }>
type ToldPicture = Exclude<Picture, ChannelLogo>

/** Products as in the catalogue and in its lists, modalities as on the shelf. */
const ARTS = {
  productCard: ({ name, tone, issuer }) => (
    <CardArt name={name} tone={tone} issuer={issuer.shortName} icon={productIcon(tone)} />
  ),
  productLogo: ({ tone }) => <BadgePicture tone={tone} />,
  modalityCard: ({ name, tone, issuer }) => <CardArt name={name} tone={tone} issuer={issuer.shortName} />,
} as const satisfies Record<ToldPicture['kind'], (picture: ToldPicture) => ReactElement>

/** A picture that content names, as an SVG file: the components that the store's pages show, in the issuer's theme. */
export function drawPicture(picture: Picture, { sprite, ...sheets }: PictureSources): string {
  const paletteOf = (tone: string | null) => readPalette(sheets, picture.issuer.theme, tone)
  if (picture.kind === 'channelLogo') {
    const { art, title } = drawLogo(picture)
    return standAlone(renderToStaticMarkup(art), { palette: paletteOf(null), sprite, title })
  }
  const palette = paletteOf(toProductTone(picture.tone))
  return standAlone(renderToStaticMarkup(ARTS[picture.kind](picture)), {
    palette,
    sprite,
    title: picture.name,
  })
}

function drawLogo({ issuer, partnerName }: ChannelLogo) {
  const name = logoName(issuer.kind, issuer)
  return {
    art: <LogoPicture theme={issuer.theme} name={name} partnerName={partnerName} />,
    title: partnerName ? `${name} e ${partnerName}` : name,
  }
}
