import { getChannel as definition } from '@benefits/wire/configuration/get-channel'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** The description of the channel that the path names. */
export const getChannel = answerCall(definition, async (_input, { channel }) => done({ result: channel }))
