import { COLOUR_TOKENS } from '@benefits/domain/catalogue/colour-tokens'
import type {
  AcceptanceNetwork,
  AdditionalKind,
  FoodRegime,
  LineType,
  ServiceGroup,
  ServicePurpose,
} from '@benefits/domain/catalogue/product'
import { THEME_NAMES } from '@benefits/domain/catalogue/theme-names'
import { STATES } from '@benefits/domain/region/states'
import { z } from 'zod'

/** Writing a table by the union's members makes a forgotten or misspelt one a type error. */
function enumOf<const Member extends string>(members: Readonly<Record<Member, true>>) {
  return z.enum(Object.keys(members) as Member[])
}

export const network = enumOf({
  alimentacao: true,
  refeicao: true,
  auto: true,
  compras: true,
  cultura: true,
  transporte: true,
} satisfies Record<AcceptanceNetwork, true>)

export const lineType = enumOf({
  benefit: true,
  mobility: true,
  hcm: true,
  addOn: true,
  unknown: true,
  extension: true,
} satisfies Record<LineType, true>)

export const servicePurpose = enumOf({
  nutrition: true,
  health: true,
  care: true,
} satisfies Record<ServicePurpose, true>)

export const foodRegime = enumOf({ pat: true, aid: true } satisfies Record<FoodRegime, true>)

export const additionalKind = enumOf({
  module: true,
  extension: true,
  addOn: true,
} satisfies Record<AdditionalKind, true>)

export const serviceGroup = enumOf({
  default: true,
  multi: true,
  mobility: true,
  hcm: true,
} satisfies Record<ServiceGroup, true>)

export const uf = z.enum(STATES.map((state) => state.uf))

/** Colours that a theme defines as `--product-<token>`. */
export const colourToken = z.enum(COLOUR_TOKENS)

/** Themes that the store draws. */
export const theme = z.enum(THEME_NAMES)

/** Names of the store's own icon set that content may use. */
// biome-ignore format: a list of names
export const icon = z.enum([
  'cart', 'card', 'food', 'meal', 'bus', 'clock', 'gift', 'shield', 'heart', 'chart', 'map', 'phone',
  'mail', 'chat', 'star', 'award', 'leaf', 'wallet', 'users', 'store', 'check', 'percent', 'truck', 'file',
  'lock', 'home', 'fuel', 'calendar', 'smile', 'book', 'question', 'bank', 'smartphone',
])
