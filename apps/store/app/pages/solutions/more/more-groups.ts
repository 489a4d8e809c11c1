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

/** The page about a service group; null for HR, whose plans have a page of their own. */
export function moreGroupOf(group: ServiceGroup): MoreGroup | null {
  const found = Object.entries(GROUPS).find(([, groups]) =>
    (groups as readonly ServiceGroup[]).includes(group),
  )
  return found ? (found[0] as MoreGroup) : null
}

/** The group that an address under `/contrate-mais/` speaks of. */
export function moreGroupAt(pathname: string): MoreGroup {
  return withoutEndSlashes(pathname).endsWith('/mobilidade') ? 'mobilidade' : 'benefits'
}
