import type { ChatProvider } from '@benefits/domain/catalogue/issuer'
import { expect, test } from 'vitest'
import { chatSources } from './chat-sources.ts'
import { contentPolicy } from './content-policy.ts'

const own = { code: 'default', isPartner: false }
const chatwoot = { name: 'chatwoot', origin: 'https://chat.example', key: 'abc' } as const
const intercom = { name: 'intercom', origin: 'https://widget.intercom.io', key: 'abc' } as const

function policyOf(provider: ChatProvider | null, channel = own, isActive = true): string {
  const content = { issuer: { chat: { isActive, provider, channels: ['default'] } } }
  const chat = chatSources(content as unknown as Parameters<typeof chatSources>[0], channel)
  return contentPolicy({
    environment: 'DEV',
    scripts: [],
    styles: ["'sha256-x'"],
    gtmTags: [],
    frameAncestors: [],
    chat,
  })
}

test.each([
  ['no service', policyOf(null)],
  ['a chat that is off', policyOf(chatwoot, own, false)],
  ['a partner’s channel without it', policyOf(chatwoot, { code: 'parceiro', isPartner: true })],
])('%s opens nothing', (_, policy) => {
  expect(policy).not.toContain('https:')
  expect(policy).toContain("style-src 'self' 'sha256-x';")
  expect(policy).not.toContain('connect-src')
})

test('Chatwoot opens its own origin alone', () => {
  const policy = policyOf(chatwoot)
  expect(policy).toContain("script-src 'self' https://chat.example;")
  expect(policy).toContain("frame-src 'self' https://chat.example")
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(new Set(policy.match(/(?:https|wss):\S*?(?=[ ;]|$)/g))).toEqual(new Set(['https://chat.example']))
})

test('Intercom opens hosts of its own', () => {
  const policy = policyOf(intercom)
  expect(policy).toContain("script-src 'self' https://widget.intercom.io")
  expect(policy).toContain("connect-src 'self' https://*.intercom.io wss://*.intercom.io")
  const hosts = policy.match(/(?:https|wss):\/\/\S*?(?=[ ;]|$)/g) ?? []
  expect(hosts.filter((host) => !/intercom/.test(host))).toEqual([])
})
