import { useEffect } from 'react'
import type { Utm } from '../commands/command-table.ts'
import { setCampaign } from './customer-moves.ts'
import { useRestored, useVisitorStore } from './visitor-provider.tsx'

/** The campaign of a lead that comes from the portal which holds the store, where its address names none. */
export const SUPER_PORTAL_CAMPAIGN: Utm = {
  source: 'leadSPE',
  medium: 'SPE',
  campaign: 'leadSPE',
  content: 'lead do Super Portal',
}

/** The campaign in a page's query; source, medium and campaign are needed. */
export function readCampaign(search: string): Utm | null {
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(`utm_${name}`)?.trim().slice(0, 200) ?? ''
  const [source, medium, campaign] = [read('source'), read('medium'), read('campaign')]
  if (!source || !medium || !campaign) return null
  const [term, content] = [read('term'), read('content')]
  return { source, medium, campaign, ...(term ? { term } : {}), ...(content ? { content } : {}) }
}

/**
 * Keeps the campaign of the visit's first page: it goes with its lead, however the visitor goes on. The portal's own
 * stands only where the address names none.
 */
export function useCampaign(): void {
  const store = useVisitorStore()
  const isRestored = useRestored()
  useEffect(() => {
    if (!isRestored) return
    const kept = store.getState().customer.utm
    if (kept && kept.source !== SUPER_PORTAL_CAMPAIGN.source) return
    const utm = readCampaign(location.search)
    if (utm) store.move(setCampaign, utm)
  }, [store, isRestored])
}
