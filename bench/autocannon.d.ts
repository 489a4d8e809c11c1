/** The part of autocannon 9 that the benchmarks use; the package ships no types. */
declare module 'autocannon' {
  export interface LoadRequest {
    readonly method: 'GET' | 'POST'
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }
  export interface LoadClient {
    setRequests(requests: readonly LoadRequest[]): void
    /** `milliseconds` from the request's last byte to the answer's. */
    on(event: 'response', listener: (status: number, bytes: number, milliseconds: number) => void): void
  }
  export interface LoadOptions {
    readonly url: string
    readonly connections: number
    /** Seconds; `amount` ends it earlier. */
    readonly duration?: number
    readonly amount?: number
    /** Requests a second, of all connections together; without it each asks as fast as it is answered. */
    readonly overallRate?: number
    readonly setupClient?: (client: LoadClient) => void
  }
  export interface LoadResult {
    readonly duration: number
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    readonly requests: { readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number }
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult>
}
