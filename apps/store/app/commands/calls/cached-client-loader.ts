import type { ClientLoaderFunctionArgs } from 'react-router'
import { openTabStorage } from '../../ui/tab-storage.ts'

/** What a page's content depends on in the browser; the root page writes it into `<html data-…>`. */
export interface ContentStamp {
  readonly issuer: string
  readonly channel: string
  readonly version: string
  /** Minutes that an answer may be reused; 0 is off. */
  readonly minutes: number
}

const PREFIX = 'loja:conteudo:'

/**
 * Loads a route's content in the browser: reuses what this tab has loaded in the last minutes, else asks the server. A
 * storage that is full or forbidden only means asking again. `now` in milliseconds.
 */
export async function cachedClientLoader<T>(
  args: {
    readonly request: Request
    readonly serverLoader: () => Promise<T>
    /** Whether an answer may be kept; any may unless told. */
    readonly isWhole?: (data: T) => boolean
  },
  stamp: ContentStamp = readStamp(document.documentElement),
  storage: Pick<Storage, 'getItem' | 'setItem'> = openTabStorage(),
  now: number = Date.now(),
): Promise<T> {
  const { serverLoader, isWhole = () => true } = args
  if (stamp.minutes <= 0) return serverLoader()
  const { issuer, channel, version } = stamp
  const key = `${PREFIX}${issuer}:${channel}:${version}:${new URL(args.request.url).pathname}`
  const kept = readKept<T>(storage, key)
  // What is good for longer than anything can be was kept before the clock was set back.
  if (kept && kept.until > now && kept.until <= now + stamp.minutes * 60_000) return kept.data
  const data = await serverLoader()
  if (!isWhole(data)) return data
  try {
    storage.setItem(key, JSON.stringify({ until: now + stamp.minutes * 60_000, data }))
  } catch {
    // A full storage costs a request, not the page.
  }
  return data
}

/**
 * What a route exports whose content is reused as it is: `export { clientLoader } from …`. Its data is what the route's
 * own loader gives; as a type it adds none.
 */
export function clientLoader(args: ClientLoaderFunctionArgs): Promise<never> {
  return cachedClientLoader<never>(args)
}

/** Reads the stamp from the root element's data attributes. */
export function readStamp(root: { readonly dataset: DOMStringMap }): ContentStamp {
  const { issuer = '', channel = '', contentVersion = '', cacheMinutes = '0' } = root.dataset
  return { issuer, channel, version: contentVersion, minutes: Number(cacheMinutes) }
}

function readKept<T>(storage: Pick<Storage, 'getItem'>, key: string): { until: number; data: T } | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
