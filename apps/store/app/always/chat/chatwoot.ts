import { loadScript, type OpenChat } from './chat-service.ts'

declare global {
  interface Window {
    chatwootSettings?: Readonly<Record<string, unknown>>
    chatwootSDK?: { run(inbox: { readonly websiteToken: string; readonly baseUrl: string }): void }
    $chatwoot?: {
      readonly hasLoaded: boolean
      setCustomAttributes(attributes: Readonly<Record<string, string>>): void
      toggle(state: 'open' | 'close'): void
    }
  }
}

/**
 * Chatwoot's widget (https://www.chatwoot.com/docs/product/channels/live-chat/sdk/setup): it tells when it is ready.
 */
export const openChatwoot: OpenChat = async ({ origin, key }, channelCode) => {
  if (!window.$chatwoot?.hasLoaded) await start(origin, key)
  window.$chatwoot?.setCustomAttributes({ canal: channelCode })
  window.$chatwoot?.toggle('open')
}

async function start(baseUrl: string, websiteToken: string): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    addEventListener('chatwoot:ready', () => resolve(), { once: true })
    addEventListener('chatwoot:error', () => reject(new Error('Chatwoot refused to start')), { once: true })
  })
  // Who waits for the script does not wait for this yet.
  ready.catch(() => {})
  window.chatwootSettings = { locale: 'pt_BR', position: 'right', type: 'standard' }
  if (!window.chatwootSDK) await loadScript(`${baseUrl}/packs/js/sdk.js`)
  if (!window.$chatwoot) window.chatwootSDK?.run({ websiteToken, baseUrl })
  await ready
}
