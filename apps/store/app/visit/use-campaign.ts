import { useEffect } from 'react'
import { setCampaign } from './customer-moves.ts'
import { readCampaign } from './read-campaign.ts'
import { SUPER_PORTAL_CAMPAIGN } from './super-portal-campaign.ts'
import { useRestored, useVisitorStore } from './visitor-provider.tsx'

/**
 * Keeps the campaign of the visit's first page: it goes with its lead, however the visitor goes on. The portal's own stands
 * only where the address names none.
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
