/** Names of the drawn icons: outlines on a 24 × 24 grid in `icons.svg`, one symbol each. */
export const ICON_NAMES = [
  'cart',
  'card',
  'food',
  'meal',
  'bus',
  'clock',
  'gift',
  'shield',
  'heart',
  'chart',
  'map',
  'phone',
  'mobile',
  'mail',
  'chat',
  'star',
  'award',
  'leaf',
  'wallet',
  'users',
  'store',
  'check',
  'percent',
  'truck',
  'file',
  'lock',
  'home',
  'fuel',
  'calendar',
  'smile',
  'book',
  'question',
  'bank',
  'plus',
  'minus',
  'close',
  'arrow-left',
  'arrow-right',
  'chevron-down',
  'trash',
  'edit',
  'download',
  'menu',
  'alert',
  'info',
  'eye',
  'eye-off',
  'copy',
  'sparkle',
  'external',
  'search',
  'thumb',
  'fit-width',
  'whatsapp',
] as const

/** Name of a drawn icon; content names them too. */
export type IconName = (typeof ICON_NAMES)[number]

const drawn: ReadonlySet<string> = new Set(ICON_NAMES)

/** Whether the set has an icon of that name. */
export function isIconName(text: string): text is IconName {
  return drawn.has(text)
}
