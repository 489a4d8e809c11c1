/** One call on its way, in wire terms; `body` is already encoded. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with its query, from `/api`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface WireResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON, bytes of a PDF, or undefined where there is no body. */
  readonly body: unknown
}

/** How calls travel: inside the process, or over HTTP to an upstream base. A lost connection rejects. */
export type Transport = (request: WireRequest) => Promise<WireResponse>
