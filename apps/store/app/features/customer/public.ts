/** What the rest of the store may use of the customer. */
export { readClientId } from './client-id.ts'
export { readCampaign } from './read-campaign.ts'
export { SUPER_PORTAL_CAMPAIGN } from './super-portal-campaign.ts'
