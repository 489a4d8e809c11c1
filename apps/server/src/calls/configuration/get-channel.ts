import { channelPicture } from '@benefits/domain/catalogue/channel-picture'
import { isChatOffered } from '@benefits/domain/catalogue/is-chat-offered'
import { getChannel as definition } from '@benefits/wire/configuration/get-channel'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** The description of the channel that the path names, and whether its visitors may chat. */
export const getChannel = answerCall(definition, async (_input, { content: { issuer }, channel }) =>
  done({
    result: {
      ...channel,
      logoPath: channelPicture(channel.logoPath, channel),
      chatEnabled: isChatOffered(issuer.chat, channel),
    },
  }),
)
