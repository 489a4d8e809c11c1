import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { soldLinks } from '@benefits/domain/catalogue/sold-modalities'
import { getConfiguration as definition } from '@benefits/wire/configuration/get-configuration'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

const KIND_ON_WIRE = { main: 'main', bankPartner: 'bank-partner' } as const satisfies Record<
  IssuerKind,
  string
>

/** Who the issuer of the path is, its limits and switches; its links lead to what the channel sells. */
export const getConfiguration = answerCall(definition, async (_input, { issuer: content, channel }) => {
  const { issuer } = content
  const { bonusRule, footer, kind } = issuer
  return done({
    result: {
      ...issuer,
      issuer: { ...issuer, kind: KIND_ON_WIRE[kind], footer: soldLinks(footer, content, channel) },
      bonusRule: bonusRule && {
        unitaryValue: bonusRule.pointsPerHundredReais / 100,
        productCodes: [...bonusRule.productCodes],
      },
    },
  })
})
