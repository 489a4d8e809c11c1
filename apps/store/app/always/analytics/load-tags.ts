import { push } from './data-layer.ts'

/** Where containers come from; the policy of pages allows it where they may load (`content-policy.ts` of the server). */
const ADDRESS = 'https://www.googletagmanager.com/gtm.js?id='

/** Loads the issuer's tag containers beside the page, as Google's own snippet does; true where there were any. */
export function loadTags(tags: readonly string[]): boolean {
  if (tags.length > 0) push({ event: 'gtm.js', 'gtm.start': Date.now() })
  for (const tag of tags) {
    const script = document.createElement('script')
    script.async = true
    script.src = `${ADDRESS}${encodeURIComponent(tag)}`
    document.head.append(script)
  }
  return tags.length > 0
}
