import { getSimulation as definition } from '@benefits/wire/simulation/get-simulation'
import { readSimulationCode } from '@benefits/wire/simulation/read-simulation-code'
import { done, refuse } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** Reads the cart out of a link. */
export const getSimulation = answerCall(definition, async ({ params }) => {
  const cart = readSimulationCode(params.code)
  if (cart === null) return refuse('simulationIncomplete')
  const { lines, addOnCodes, offerCode } = cart
  return done({ lines, addOnCodes, ...(offerCode === null ? {} : { offerCode }) })
})
