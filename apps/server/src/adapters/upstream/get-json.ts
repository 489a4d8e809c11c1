/** Why there is no usable answer; never with an address or a body, since both hold documents of companies. */
export type GetFailure = 'timeOut' | 'unreachable' | 'redirected' | 'tooLarge' | 'notJson'

/** `answered` for every status with a JSON body; `retryAfterMs` from Retry-After, where given. */
export type GetAnswer =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly body: unknown
      readonly retryAfterMs: number | null
    }
  | {
      readonly kind: 'failed'
      readonly why: GetFailure
      readonly status: number | null
      readonly retryAfterMs: number | null
    }

/** How long an answer may take from the first byte sent to the last one read, and how large it may be. */
export interface GetLimits {
  readonly timeOutMs: number
  readonly maxBytes?: number
}

const MAX_BYTES = 256 * 1024

/** One GET of a public service, never repeated and never redirected; everything that goes wrong is a value. */
export async function getJson(
  url: string,
  { timeOutMs, maxBytes = MAX_BYTES }: GetLimits,
): Promise<GetAnswer> {
  const signal = AbortSignal.timeout(timeOutMs)
  let status: number | null = null
  let retryAfterMs: number | null = null
  const failed = (why: GetFailure): GetAnswer => ({ kind: 'failed', why, status, retryAfterMs })
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal,
    })
    status = response.status
    retryAfterMs = readRetryAfter(response.headers.get('retry-after'))
    if (status >= 300 && status < 400) {
      await response.body?.cancel()
      return failed('redirected')
    }
    const bytes = await readAtMost(response, maxBytes)
    if (bytes === null) return failed('tooLarge')
    const body = parse(bytes, response.headers.get('content-type') ?? '')
    return body === undefined ? failed('notJson') : { kind: 'answered', status, body, retryAfterMs }
  } catch {
    return failed(signal.aborted ? 'timeOut' : 'unreachable')
  }
}

/** Null for more than `max`; the rest is then not read. */
async function readAtMost(response: Response, max: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > max) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** JSON in the charset that the answer names, else UTF-8; undefined for anything that is not whole JSON. */
function parse(bytes: Uint8Array, contentType: string): unknown {
  try {
    const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
    return JSON.parse(new TextDecoder(charset).decode(bytes))
  } catch {
    return undefined
  }
}

/** Milliseconds of a Retry-After in seconds; the form with a date is not worth a clock here. */
export function readRetryAfter(value: string | null): number | null {
  return value !== null && /^\d{1,6}$/.test(value.trim()) ? Number(value) * 1000 : null
}
