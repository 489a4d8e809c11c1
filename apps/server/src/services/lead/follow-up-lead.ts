import { deliverOnce, forgetUnsent } from '../../jobs/deliver-once.ts'
import { leadFollowUpText } from '../../mail-texts/lead-follow-up.ts'
import type { Parts } from '../../parts.ts'
import { findWaitingLead } from '../../repositories/lead-follow-ups.ts'

/**
 * Writes to a lead that left its data and registered no cart: one message for ever, whatever is retried, and none where
 * its company has a cart by now.
 */
export async function followUpLead(
  leadId: string,
  { database, ports, content, now }: Pick<Parts, 'database' | 'ports' | 'content' | 'now'>,
): Promise<void> {
  const occasion = `lead-follow-up:${leadId}`
  const lead = await findWaitingLead(database.kysely, leadId)
  const issuer = lead && content.get(lead.issuer)
  const channel = issuer?.channels.find(({ code }) => code === lead?.channel) ?? issuer?.channels[0]
  if (!lead || !issuer || !channel) return forgetUnsent(database, occasion)
  const { name, storeUrl, privacyPolicy } = issuer.issuer
  const message = leadFollowUpText({
    issuerName: name,
    storeAddress: storeAddress(storeUrl, channel.code),
    supportEmail: channel.contact.email,
    supportPhone: channel.contact.phone,
    privacyAddress: privacyPolicy.url,
  })
  await deliverOnce(database, ports.mail, { occasion, to: lead.contact.email, ...message }, now())
}

/** The store as the lead knows it: the default channel needs no name (decisions 1). */
function storeAddress(storeUrl: string, channelCode: string): string {
  const address = new URL(storeUrl)
  if (channelCode !== 'default') address.searchParams.set('canal', channelCode)
  return address.href
}
