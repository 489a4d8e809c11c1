import { expect, test } from 'vitest'
import { isChatOffered } from './is-chat-offered.ts'

const own = { code: 'auto', isPartner: false }
const partner = { code: 'parceiro', isPartner: true }

test.each([
  { isActive: true, channels: ['parceiro'], channel: partner, offered: true },
  { isActive: true, channels: 'all', channel: partner, offered: true },
  { isActive: true, channels: ['default'], channel: partner, offered: false },
  { isActive: true, channels: [], channel: partner, offered: false },
  { isActive: true, channels: ['default'], channel: own, offered: true },
  { isActive: true, channels: 'all', channel: own, offered: true },
  { isActive: true, channels: ['auto'], channel: own, offered: true },
  { isActive: false, channels: 'all', channel: own, offered: false },
  { isActive: false, channels: ['parceiro'], channel: partner, offered: false },
] as const)(
  'active $isActive, channels $channels, $channel.code: $offered',
  ({ channel, offered, ...chat }) => {
    expect(isChatOffered(chat, channel)).toBe(offered)
  },
)
