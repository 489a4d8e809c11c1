import { useEffect } from 'react'
import { useRestored, useVisitorStore } from '../../state/visitor-provider.tsx'
import { readCampaign } from './read-campaign.ts'

/** Keeps the campaign of the visit's first page: it goes with its lead, however the visitor goes on. */
export function useCampaign(): void {
  const store = useVisitorStore()
  const isRestored = useRestored()
  useEffect(() => {
    if (!isRestored || store.getState().customer.utm) return
    const utm = readCampaign(location.search)
    if (utm) store.setState(({ customer }) => ({ customer: { ...customer, utm } }))
  }, [store, isRestored])
}
