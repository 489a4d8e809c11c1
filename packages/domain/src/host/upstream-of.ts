import { isHostOf, parseHost } from './parse-host.ts'

/** Another gateway for the stores of a host; `*.` at its beginning stands for all hosts below. */
export interface Upstream {
  readonly host: string
  /** What the calls' paths are added to: `/api/oauth`, `/api/bff`, `/api/v1` and `/api/v2`. */
  readonly base: string
}

/** The gateway for a host: the first row that names it, `otherwise` without one; undefined is this process. */
export function upstreamOf(
  host: string,
  rows: readonly Upstream[],
  otherwise: string | undefined,
): string | undefined {
  const bare = parseHost(host)
  return rows.find((row) => bare !== null && isHostOf(bare, [row.host]))?.base ?? otherwise
}
