import type { PlanSlug } from '@benefits/domain/catalogue/hr-plans'
import { planSlug } from '@benefits/domain/catalogue/hr-plans'
import type { IconName } from '../../../ui/art/icon-names.ts'

const ICONS = {
  essencial: 'clock',
  gerencial: 'calendar',
  profissional: 'file',
  corporativo: 'users',
} as const satisfies Record<PlanSlug, IconName>

/** The picture of a plan; a clock for one that is not known. */
export function planIcon(code: number): IconName {
  const slug = planSlug(code)
  return slug === null ? 'clock' : ICONS[slug]
}
