import type { Configuration } from '../issuer/store-view.ts'

/** The messaging service behind an issuer's chat. */
export type ChatProvider = NonNullable<Configuration['issuer']['chat']['provider']>

/** Loads a service's script where it is not there yet, starts it for a channel, and opens its window. */
export type OpenChat = (provider: ChatProvider, channelCode: string) => Promise<void>

/**
 * Adds a script to the page and waits until it has run; one that fails is taken away, so that the next press tries
 * again.
 */
export function loadScript(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.onload = () => resolve()
  script.onerror = () => {
    script.remove()
    reject(new Error(`${address} did not load`))
  }
  document.head.append(script)
  return promise
}
