import type { Utm } from '../commands/command-table.ts'

/** The campaign in a page's query; source, medium and campaign are needed. */
export function readCampaign(search: string): Utm | null {
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(`utm_${name}`)?.trim().slice(0, 200) ?? ''
  const [source, medium, campaign] = [read('source'), read('medium'), read('campaign')]
  if (!source || !medium || !campaign) return null
  const [term, content] = [read('term'), read('content')]
  return { source, medium, campaign, ...(term ? { term } : {}), ...(content ? { content } : {}) }
}
