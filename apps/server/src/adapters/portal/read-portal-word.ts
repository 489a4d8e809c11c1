import { portalWord } from '@benefits/wire/portal/portal-word'
import type { PortalWord } from '../../ports/portal.ts'

/** An answer with a word is short: longer ones are not read on. */
const MOST_BYTES = 16 * 1024

/**
 * What the portal says of an order in its answer to the hand-over: JSON with `situacao`, and whatever else it likes.
 * Null for any other answer, one that is long, and one that is cut or late: the order is taken all the same.
 */
export async function readPortalWord(response: Response): Promise<PortalWord | null> {
  try {
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk)
      bytes += chunk.byteLength
      if (bytes > MOST_BYTES) return null
    }
    const answer: unknown = JSON.parse(Buffer.concat(chunks).toString())
    const said = portalWord.safeParse((answer as { readonly situacao?: unknown } | null)?.situacao)
    return said.success ? said.data : null
  } catch {
    return null
  }
}
