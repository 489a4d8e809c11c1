/** Loopback ports of the benchmarks. */
export const PORTS = {
  store: 5321,
  operations: 5322,
  peer: 5323,
  postgres: 5325,
  front: 5326,
  devtools: 5327,
} as const

export const STORE = `http://127.0.0.1:${PORTS.store}`
export const PEER = `http://127.0.0.1:${PORTS.peer}`
