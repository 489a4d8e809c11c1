import type { ReactElement } from 'react'
import { logoName } from '../always/issuer/logo-name.ts'
import type { Picture } from '../host-contract.ts'
import { productIcon } from '../purchase/catalogue/public.ts'
import { CARD_SIZE, CardDrawing } from '../ui/art/card/card-drawing.tsx'
import { iconAddress } from '../ui/art/icon.tsx'
import { SIGNS } from '../ui/art/logo-sign.tsx'
import { toProductTone } from '../ui/marks/tone.ts'

export type ChannelLogo = Extract<Picture, { readonly kind: 'channelLogo' }>
export type ToldPicture = Exclude<Picture, ChannelLogo>

/** A picture's drawing with its size; colours are names of custom properties, and icons stand in another file. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly title: string
  readonly inside: ReactElement
}

/** The card of the store's pages (`CardArt`) with its round corners. */
export function drawCard({ name, tone, issuer, kind }: ToldPicture): Drawing {
  const icon = kind === 'productCard' ? productIcon(tone) : undefined
  const inside = (
    <>
      <clipPath id="frame">
        <rect {...CARD_SIZE} rx="17.92" ry="18.18" />
      </clipPath>
      <g clipPath="url(#frame)">
        <rect {...CARD_SIZE} fill="var(--tone)" />
        <CardDrawing name={name} tone={toProductTone(tone)} issuer={issuer.shortName} icon={icon} />
      </g>
    </>
  )
  return { ...CARD_SIZE, title: name, inside }
}

/** The tile of a product's icon (`IconBadge`, middle size). */
export function drawBadge({ name, tone }: ToldPicture): Drawing {
  const size = { width: 48, height: 48 }
  const line = { strokeWidth: 1.85, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  const inside = (
    <>
      <rect {...size} rx="15.36" fill="var(--tone)" />
      <g transform="translate(12 12)" fill="none" stroke="var(--on-tone)" {...line}>
        <use href={iconAddress(productIcon(tone))} />
      </g>
    </>
  )
  return { ...size, title: name, inside }
}

/** Width of a letter of the name in units of the picture, on the wide side: nobody measures the viewer's font. */
const LETTER = 10.5
const PARTNER_LETTER = 8
/** The partner's sign before its name. */
const PARTNER_SIGN = 18
/** Where the words begin, right of the sign. */
const WORDS = 46

/** Sign and name of an issuer (`Logo`); a partner's name stands under it, where its length disturbs nothing. */
export function drawLogo({ issuer, partnerName, partnerSign }: ChannelLogo): Drawing {
  const name = logoName(issuer.kind, issuer)
  const words = Math.max(name.length * LETTER, (partnerName ?? '').length * PARTNER_LETTER + PARTNER_SIGN)
  const inside = (
    <g fill="var(--color-ink)">
      <g transform="translate(0 0.1) scale(0.9)">{SIGNS[issuer.theme]}</g>
      <text x={WORDS} y={partnerName ? 17 : 26} fontSize="18" fontWeight="800" letterSpacing="-0.02em">
        {name}
      </text>
      {partnerName && (
        <>
          <g transform={`translate(${WORDS} 23.5) scale(0.36)`}>
            {partnerSign && <path d={partnerSign.drawing} fill={partnerSign.colour} />}
          </g>
          <text x={WORDS + PARTNER_SIGN} y="35" fontSize="14" fontWeight="550">
            {partnerName}
          </text>
        </>
      )}
    </g>
  )
  const title = partnerName ? `${name} e ${partnerName}` : name
  return { width: WORDS + Math.ceil(words), height: 40, title, inside }
}
