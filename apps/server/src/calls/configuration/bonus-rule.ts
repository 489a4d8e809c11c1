import type { Issuer } from '@benefits/domain/catalogue/issuer'

/** A rule of points as the calls tell it: points per real instead of per hundred reais. */
export function toWireRule({ pointsPerHundredReais, productCodes }: NonNullable<Issuer['bonusRule']>) {
  return { unitaryValue: pointsPerHundredReais / 100, productCodes: [...productCodes] }
}
