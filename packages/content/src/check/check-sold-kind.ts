import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import type { Check } from './check.ts'
import { SOLD_GROUPS, SOLD_LINES } from './shown-by-kind.ts'

const KIND_NAMES = {
  main: 'the main issuer',
  bankPartner: 'a bank partner',
} as const satisfies Record<IssuerKind, string>

/** Modalities and products are such as the screens of the issuer's kind can sell. */
export const checkSoldKind: Check = (files, report) => {
  const { kind } = files['issuer.json']
  const sold = SOLD_GROUPS[kind]
  const groups = new Map<number, ServiceGroup>()
  files['modalities.json'].forEach(({ groupCode, serviceGroup, keyId }, at) => {
    const name = sold[serviceGroup]
    if (name === undefined) {
      report(
        'modalities.json',
        `${at}.serviceGroup`,
        `${KIND_NAMES[kind]} has no screens for ${serviceGroup}`,
      )
      return
    }
    groups.set(groupCode, serviceGroup)
    if (name !== null && name !== keyId)
      report(
        'modalities.json',
        `${at}.keyId`,
        `must be ${name}: the cart of ${serviceGroup} has that address`,
      )
  })
  files['products.json'].forEach(({ groupCode, lineType }, at) => {
    const serviceGroup = groups.get(groupCode)
    // Of a modality that is not there, or has no screens, that is told already.
    if (serviceGroup === undefined || lineType === 'addOn') return
    const lines = SOLD_LINES[serviceGroup]
    if (!lines.includes(lineType))
      report(
        'products.json',
        `${at}.lineType`,
        `must be ${lines.join(' or ')} in a modality of ${serviceGroup}`,
      )
  })
}
