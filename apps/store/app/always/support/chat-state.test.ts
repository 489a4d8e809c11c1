import { expect, test } from 'vitest'
import { chatState } from './chat-state.ts'

const provider = { name: 'chatwoot', origin: 'https://chat.example', key: 'abc' } as const

test.each([
  { state: 'available', isActive: true, provider, chatEnabled: true, isPartner: false },
  { state: 'available', isActive: true, provider, chatEnabled: true, isPartner: true },
  { state: 'unavailable', isActive: true, provider: null, chatEnabled: true, isPartner: false },
  { state: 'unavailable', isActive: true, provider: null, chatEnabled: true, isPartner: true },
  { state: 'unavailable', isActive: true, provider, chatEnabled: false, isPartner: false },
  { state: 'absent', isActive: true, provider, chatEnabled: false, isPartner: true },
  { state: 'absent', isActive: true, provider: null, chatEnabled: false, isPartner: true },
  { state: 'absent', isActive: false, provider: null, chatEnabled: true, isPartner: false },
  { state: 'absent', isActive: false, provider, chatEnabled: true, isPartner: true },
])(
  '$state: active $isActive, service $provider.name, offered $chatEnabled, a partner’s $isPartner',
  ({ state, ...at }) => {
    expect(chatState(at, at)).toBe(state)
  },
)
