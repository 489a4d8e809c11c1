import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import { withoutEndSlashes } from '@benefits/domain/catalogue/without-end-slashes'

/** What the pages `/contrate-mais/…` speak of. */
export type MoreGroup = 'mobilidade' | 'benefits'

const GROUPS = {
  mobilidade: ['mobility'],
  benefits: ['multi', 'default'],
} as const satisfies Record<MoreGroup, readonly ServiceGroup[]>

/** The service groups of a page. */
export function serviceGroupsOf(more: MoreGroup): readonly ServiceGroup[] {
  return GROUPS[more]
}

/** The group that an address under `/contrate-mais/` speaks of. */
export function moreGroupAt(pathname: string): MoreGroup {
  return withoutEndSlashes(pathname).endsWith('/mobilidade') ? 'mobilidade' : 'benefits'
}
