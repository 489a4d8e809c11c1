import { channelPicture } from '@benefits/domain/catalogue/channel-picture'
import { soldModalities } from '@benefits/domain/catalogue/sold-modalities'
import { listModalities as definition } from '@benefits/wire/configuration/list-modalities'
import { done, refuse } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'
import { readCodes } from '../read-codes.ts'

/**
 * The shelf's modalities: those that the channel sells something of, or those asked for; `modalityUnknown` where none
 * is.
 */
export const listModalities = answerCall(definition, async ({ query }, { content, channel }) => {
  const sold = soldModalities(content, channel).map((modality) => ({
    ...modality,
    imagePath: channelPicture(modality.imagePath, channel),
  }))
  const asked = readCodes(query.groupCodes)
  if (asked.length === 0) return done({ result: { modalities: sold } })
  const modalities = sold.filter(({ groupCode }) => asked.includes(groupCode))
  return modalities.length > 0 ? done({ result: { modalities } }) : refuse('modalityUnknown')
})
