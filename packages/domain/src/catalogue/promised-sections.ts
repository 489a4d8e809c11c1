import type { Channel, Section } from './issuer.ts'

/**
 * What a channel shows of its issuer's blocks: those, and in them the items, whose every product it sells. What
 * speaks of no product is for all.
 */
export function promisedSections(
  sections: readonly Section[],
  { productCodes }: Pick<Channel, 'productCodes'>,
): readonly Section[] {
  if (productCodes === null) return sections
  const isKept = ({ promotes }: Pick<Section, 'promotes'>) =>
    promotes.every((code) => productCodes.includes(code))
  return sections.filter(isKept).map((section) => ({ ...section, items: section.items.filter(isKept) }))
}
