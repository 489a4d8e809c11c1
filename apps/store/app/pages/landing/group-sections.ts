import type { SectionId } from '@benefits/domain/catalogue/section-ids'
import type { SectionView } from './visible-sections.ts'

/** Blocks that speak of the same: why to buy, and what people ask. */
const SAME_MATTER = [
  [
    'SECTION_BENEFITS',
    'LOJA_WALLET_SECTION_BENEFITS',
    'LOJA_SECTION_BENEFITS',
    'LOJA_SECTION_AWARDS',
    'SECTION_AWARDS',
  ],
  ['LOJA_SECTION_FAQ', 'LOJA_VT_SECTION_FAQ_PREVIEW', 'LOJA_WALLET_SECTION_FAQ'],
] as const satisfies readonly (readonly SectionId[])[]

/** A block that stands with others of its matter. */
export type FoldedId = (typeof SAME_MATTER)[number][number]

/** What a channel has to show in its blocks. */
interface Shown {
  readonly questions: readonly unknown[]
  readonly wallet: string | null
}

/** Leaves out questions that could not be loaded, and what praises a card that the channel does not sell. */
export function withContent(
  sections: readonly SectionView[],
  { questions, wallet }: Shown,
): readonly SectionView[] {
  return sections.filter(({ id }) => {
    if (id === 'LOJA_SECTION_FAQ') return questions.length > 0
    const isOfWallet = id === 'LOJA_WALLET_SECTION_FAQ' || id === 'LOJA_WALLET_SECTION_BENEFITS'
    return !isOfWallet || wallet !== null
  })
}

/** Whether a block stands with others of its matter, where the page has them. */
export function isFolded(id: SectionId): id is FoldedId {
  return SAME_MATTER.some((ids) => ids.some((one) => one === id))
}

/**
 * The blocks as the page shows them, in the order of the first of each: those of one matter together, the others by
 * themselves.
 */
export function groupSections(sections: readonly SectionView[]): readonly (readonly SectionView[])[] {
  const groups = new Map<SectionId, SectionView[]>()
  for (const section of sections) {
    const matter = matterOf(section.id)
    groups.set(matter, [...(groups.get(matter) ?? []), section])
  }
  return [...groups.values()]
}

function matterOf(id: SectionId): SectionId {
  return SAME_MATTER.find((ids) => ids.some((one) => one === id))?.[0] ?? id
}
