/** Loopback ports of the benchmarks. */
export const PORTS = {
  store: 5321,
  operations: 5322,
  peer: 5323,
  postgres: 5325,
  front: 5326,
  devtools: 5327,
  /** From here on: more processes of the store, each with the port after it for operators. */
  more: 5330,
} as const

/** A port of this machine as a base that paths are added to. */
export const at = (port: number) => `http://127.0.0.1:${port}`

export const STORE = at(PORTS.store)
export const PEER = at(PORTS.peer)
