import type { CustomerType } from '@benefits/domain/customer/customer-type'
import type { RestrictedType } from './copy.ts'

const RESTRICTED = {
  noContracts: false,
  withAvailableProducts: false,
  servedByAnotherChannel: true,
  selectedUnserved: true,
  selectedAlreadyContracted: true,
  downgrade: true,
} as const satisfies Record<CustomerType, boolean>

/** Whether a company may not buy what it chose: only two types may (docs/rules/checkout.md: two-leave). */
export function isRestricted(type: CustomerType): type is RestrictedType {
  return RESTRICTED[type]
}
