import type { Utm } from '../commands/command-table.ts'

/** The campaign of a lead that comes from the portal which holds the store, where its address names none. */
export const SUPER_PORTAL_CAMPAIGN: Utm = {
  source: 'leadSPE',
  medium: 'SPE',
  campaign: 'leadSPE',
  content: 'lead do Super Portal',
}
