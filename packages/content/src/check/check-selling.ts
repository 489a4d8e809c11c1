import { valueLimits } from '@benefits/domain/cart/lines/value-limits'
import type { IssuerFiles } from '../content-files.ts'
import type { Check } from './check.ts'
import { findRepeated } from './find-repeated.ts'

/**
 * Channels, fees, bonus points and chat name only what exists, smallest values leave room below the largest; every
 * issuer has the channel `default`.
 */
export const checkSelling: Check = (files, report) => {
  const channels = files['channels.json']
  const channelCodes = new Set(channels.map(({ code }) => code))
  const products = new Set(files['products.json'].map(({ code }) => code))
  const groups = new Set(files['modalities.json'].map(({ groupCode }) => groupCode))
  const { bonusRule, chat } = files['issuer.json']

  if (!channelCodes.has('default')) report('channels.json', '0.code', 'there is no channel default')
  for (const at of findRepeated(channels, ({ code }) => code)) {
    report('channels.json', `${at}.code`, `${channels[at]?.code} is another channel's already`)
  }
  channels.forEach((channel, at) => {
    channel.productCodes?.forEach((code, place) => {
      if (!products.has(code)) {
        report('channels.json', `${at}.productCodes.${place}`, `there is no product ${code}`)
      }
    })
    if (channel.isPartner !== (channel.partnerName !== null)) {
      report('channels.json', `${at}.partnerName`, 'a partner channel, and no other, names its partner')
    }
    if (channel.isPartner !== (channel.partnerSign !== null)) {
      report('channels.json', `${at}.partnerSign`, 'a partner channel, and no other, has its partner’s sign')
    }
  })
  files['fees.json'].forEach((fee, at) => {
    fee.groupCodes.forEach((code, place) => {
      if (!groups.has(code)) report('fees.json', `${at}.groupCodes.${place}`, `there is no modality ${code}`)
    })
    fee.channels?.forEach((code, place) => {
      if (!channelCodes.has(code))
        report('fees.json', `${at}.channels.${place}`, `there is no channel ${code}`)
    })
  })
  files['fees.json'].forEach((fee, at) => {
    const earlier = files['fees.json'].slice(0, at).find((other) => isChargedTwice(fee, other))
    if (earlier) report('fees.json', `${at}.states`, `an earlier row charges ${fee.fee} there already`)
  })
  files['products.json'].forEach(({ code, lineType, minValue }, at) => {
    if (minValue === null) return
    const limits = { ...files['issuer.json'], minValues: {}, maxEmployees: {} }
    const bounds = valueLimits({ lineType, productCode: code }, limits)
    if (bounds === null) report('products.json', `${at}.minValue`, 'what is credited nothing has no minValue')
    else if (minValue > bounds.max) report('products.json', `${at}.minValue`, `is above ${bounds.max}`)
  })
  bonusRule?.productCodes.forEach((code, place) => {
    if (!products.has(code)) {
      report('issuer.json', `bonusRule.productCodes.${place}`, `there is no product ${code}`)
    }
  })
  if (chat.channels === 'all') return
  chat.channels.forEach((code, place) => {
    if (!channelCodes.has(code))
      report('issuer.json', `chat.channels.${place}`, `there is no channel ${code}`)
  })
}

type Fee = IssuerFiles['fees.json'][number]

/** One fee twice on the same modality, channel and state. */
function isChargedTwice(one: Fee, other: Fee): boolean {
  return (
    one.fee === other.fee &&
    one.groupCodes.some((code) => other.groupCodes.includes(code)) &&
    (one.channels === null ||
      other.channels === null ||
      one.channels.some((code) => other.channels?.includes(code))) &&
    // A row without states is for the rest.
    (one.states === null ? other.states === null : one.states.some((uf) => other.states?.includes(uf)))
  )
}
