import type { Answer } from '../presses/read-consent.ts'

/** By this the open tabs of one browser tell each other what was answered. */
const CHANNEL = 'loja:consentimento'

/**
 * Tells every other open tab the answer: what one visitor said holds wherever they are (docs/rules/consent.md:
 * every-tab).
 */
export function tellTabs(answer: Answer): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(answer)
  channel.close()
}

/** Hears what is answered in another tab; gives the way to stop. */
export function hearTabs(hear: (answer: Answer) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'accepted' || data === 'refused') hear(data)
  }
  return () => channel.close()
}
