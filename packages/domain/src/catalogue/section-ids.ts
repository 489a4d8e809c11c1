/** Blocks of the landing page and of product pages that content may name and the store can draw. */
export const SECTION_IDS = [
  'LOJA_WALLET_SECTION_BENEFITS',
  'LOJA_SECTION_BENEFITS',
  'SECTION_HERO',
  'SECTION_NEW_PRODUCT',
  'LOJA_SECTION_FAQ',
  'LOJA_VT_SECTION_FAQ_PREVIEW',
  'LOJA_WALLET_SECTION_FAQ',
  'SECTION_PRODUCTS',
  'LOJA_SECTION_AWARDS',
  'SECTION_BENEFITS',
  'SECTION_MAP',
  'SECTION_AWARDS',
] as const

/** A block's id. */
export type SectionId = (typeof SECTION_IDS)[number]

/** Does the store know how to draw it? Data may be newer than the store. */
export function isSectionId(id: string): id is SectionId {
  return (SECTION_IDS as readonly string[]).includes(id)
}
