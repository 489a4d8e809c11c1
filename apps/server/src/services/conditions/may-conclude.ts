import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { Lead } from '../../repositories/leads.ts'

/**
 * Whether the asking session may accept and hire (`notYetHireable` where not): where access accounts are on, it must be
 * verified for the lead's company (docs/rules/hiring.md: what-it-needs).
 */
export function mayConclude({ channel, isVerified }: Lead, { issuer, channels }: IssuerContent): boolean {
  const features = channels.find(({ code }) => code === channel)?.features ?? issuer.features
  return isVerified || !features.accessManagement
}
