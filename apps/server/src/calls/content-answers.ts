import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** An answer of a content call, ready to be sent: its JSON and its strong ETag. */
export interface ContentAnswer {
  readonly json: string
  readonly etag: string
}

/** Answers kept per call; searches come in endless variety. */
const KEPT = 200

/** Remembers what a content call answered; the key names the content's version, which may be read again. */
export class ContentAnswers {
  readonly #answers = new LRUCache<string, ContentAnswer>({ max: KEPT })

  find(key: string): ContentAnswer | undefined {
    return this.#answers.get(key)
  }

  keep(key: string, version: string, json: string): ContentAnswer {
    const hash = createHash('sha256').update(key).digest('base64url').slice(0, 16)
    const answer = { json, etag: `"${version}-${hash}"` }
    this.#answers.set(key, answer)
    return answer
  }
}
