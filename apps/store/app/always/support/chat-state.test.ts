import { expect, test } from 'vitest'
import { chatState } from './chat-state.ts'

const provider = { name: 'chatwoot', origin: 'https://chat.example', key: 'abc' } as const

test.each([
  { state: 'available', provider, chatEnabled: true, isPartner: false },
  { state: 'available', provider, chatEnabled: true, isPartner: true },
  { state: 'unavailable', provider: null, chatEnabled: true, isPartner: false },
  { state: 'unavailable', provider: null, chatEnabled: true, isPartner: true },
  { state: 'unavailable', provider, chatEnabled: false, isPartner: false },
  { state: 'absent', provider, chatEnabled: false, isPartner: true },
  { state: 'absent', provider: null, chatEnabled: false, isPartner: true },
])('$state: service $provider.name, offered $chatEnabled, a partner’s $isPartner', ({ state, ...at }) => {
  expect(chatState(at, at)).toBe(state)
})
