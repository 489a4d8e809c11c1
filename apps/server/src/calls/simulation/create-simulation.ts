import { fieldMessages } from '@benefits/copy/field-messages'
import { createSimulation as definition } from '@benefits/wire/simulation/create-simulation'
import { OFFER_CODE_MAX } from '@benefits/wire/simulation/simulated-cart'
import { writeSimulationCode } from '@benefits/wire/simulation/write-simulation-code'
import { done, refuse } from '../../outcome/outcome.ts'
import { simulationLink } from '../../services/links/simulation-link.ts'
import { refuseLines } from '../../services/simulation/refuse-lines.ts'
import { answerCall } from '../handled-call.ts'

/** Writes a cart into a link; whether it is sold is asked when the link is opened. */
export const createSimulation = answerCall(definition, async ({ body }, context, parts) => {
  const { offerCode } = context
  if (offerCode !== null && offerCode.length > OFFER_CODE_MAX) return refuse('offerNotApplicable')
  const refused = refuseLines(body)
  if (refused !== null) return refused
  const code = writeSimulationCode({ ...body, offerCode })
  if (code === null)
    return refuse('fieldsRefused', { fields: [{ field: 'produtos', message: fieldMessages.linkTooLong }] })
  return done({ code, link: simulationLink(code, context, parts) })
})
