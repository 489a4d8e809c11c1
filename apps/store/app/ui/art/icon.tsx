import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

interface IconProps {
  readonly name: IconName
  /** Side in px. */
  readonly size?: number
  /** Accessible name; without it the icon is decoration and hidden. */
  readonly title?: string
}

/**
 * Where an icon's outline is: one file for all of them, fetched once and kept, instead of paths in every page's script.
 */
export function iconAddress(name: IconName): string {
  return `${sprite}#${name}`
}

/** Where the medal of an award is drawn, in the theme's colours. */
export const MEDAL = `${sprite}#medal`

/** Where the time clock is drawn, in the colours of HR. */
export const TIME_CLOCK = `${sprite}#time-clock`

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 24, title }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 18 ? 2.25 : 1.85}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use href={iconAddress(name)} />
    </svg>
  )
}
