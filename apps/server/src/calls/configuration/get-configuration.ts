import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import { soldLinks } from '@benefits/domain/catalogue/sold-modalities'
import { getConfiguration as definition } from '@benefits/wire/configuration/get-configuration'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'
import { toWireRule } from './bonus-rule.ts'

const KIND_ON_WIRE = { main: 'main', bankPartner: 'bank-partner' } as const satisfies Record<
  IssuerKind,
  string
>

/**
 * Everybody may simulate, whatever they bought (docs/rules/issuers.md: everybody-simulates): the answer's field stays
 * for programs that read it.
 */
const RESTRICTS_SIMULATION = false

/** Who the issuer of the path is, its limits and switches; its links lead to what the channel sells. */
export const getConfiguration = answerCall(definition, async (_input, { content, channel }) => {
  const { issuer } = content
  const { bonusRule, footer, kind } = issuer
  return done({
    result: {
      ...issuer,
      restrictSimulation: RESTRICTS_SIMULATION,
      issuer: { ...issuer, kind: KIND_ON_WIRE[kind], footer: soldLinks(footer, content, channel) },
      bonusRule: bonusRule && toWireRule(bonusRule),
    },
  })
})
