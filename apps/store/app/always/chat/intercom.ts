import { loadScript, type OpenChat } from './chat-service.ts'

type Intercom = (command: 'boot' | 'update' | 'show', data?: Readonly<Record<string, string>>) => void

declare global {
  interface Window {
    Intercom?: Intercom
  }
}

/** Intercom's messenger (https://developers.intercom.com/installing-intercom/web/methods): booted once, then shown. */
export const openIntercom: OpenChat = async ({ origin, key }, channelCode) => {
  const settings = { app_id: key, canal: channelCode, language_override: 'pt-BR' }
  if (window.Intercom) window.Intercom('update', settings)
  else {
    await loadScript(`${origin}/widget/${key}`)
    messenger()('boot', settings)
  }
  messenger()('show')
}

function messenger(): Intercom {
  if (!window.Intercom) throw new Error('Intercom brought no messenger')
  return window.Intercom
}
