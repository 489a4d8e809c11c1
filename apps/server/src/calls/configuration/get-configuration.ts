import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { getConfiguration as definition } from '@benefits/wire/configuration/get-configuration'
import { answerCall, done } from '../handled-call.ts'

const KIND_ON_WIRE = { main: 'main', bankPartner: 'bank-partner' } as const satisfies Record<
  IssuerKind,
  string
>

/** Who the issuer of the path is, its limits and switches. */
export const getConfiguration = answerCall(definition, async (_input, { issuer: { issuer } }) => {
  const { bonusRule, kind } = issuer
  return done({
    result: {
      ...issuer,
      issuer: { ...issuer, kind: KIND_ON_WIRE[kind] },
      bonusRule: bonusRule && {
        unitaryValue: bonusRule.pointsPerHundredReais / 100,
        productCodes: [...bonusRule.productCodes],
      },
    },
  })
})
