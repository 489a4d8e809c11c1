import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** A network of an address, and how many times the address' own maximum it has. */
export interface Network {
  readonly name: string
  readonly times: number
}

/**
 * What is counted of an address, narrowest first (docs/rules/calls.md: networks). A provider gives one customer an IPv6
 * /64 at least, mostly a /56 and on request a /48 (RFC 6177), so whoever has one has all that is in it; an IPv4 /24 is
 * the least that is routed, of one house or of two hundred.
 */
const WIDTHS = {
  ipv4: [
    { prefix: 32, times: 1 },
    { prefix: 24, times: 8 },
  ],
  ipv6: [
    { prefix: 64, times: 1 },
    { prefix: 56, times: 2 },
    { prefix: 48, times: 4 },
  ],
} as const

/** Addresses are text of a socket or of a proxy's header; so many are remembered. */
const REMEMBERED = 5000

const networks = new LRUCache<string, readonly Network[]>({ max: REMEMBERED, memoMethod: readNetworks })

/**
 * The networks of an address, narrowest first: an IPv4 address itself (also where a socket of both families writes it
 * as `::ffff:192.0.2.1`) and its /24; an IPv6 address' /64, /56 and /48. Anything else is one of its own.
 */
export function networksOf(address: string): readonly Network[] {
  return networks.memo(address)
}

function readNetworks(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [{ name: address, times: 1 }]
  const read = ipaddr.process(address)
  const family = read.kind()
  return WIDTHS[family].map(({ prefix, times }) => {
    if (prefix === 32) return { name: read.toString(), times }
    const cidr = `${read.toString()}/${prefix}`
    const base = family === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
    return { name: `${base.networkAddressFromCIDR(cidr).toString()}/${prefix}`, times }
  })
}
