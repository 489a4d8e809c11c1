import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Prefix of the network that one customer of a provider gets: whoever has it has all 2^64 addresses behind it. */
const IPV6_PREFIX = 64

/** Addresses are text of a socket or of a proxy's header; so many are remembered. */
const REMEMBERED = 5000

const networks = new LRUCache<string, string>({ max: REMEMBERED, memoMethod: readNetwork })

/**
 * The network that limits per address count by: an IPv4 address itself (also where a socket of both families writes it
 * as `::ffff:192.0.2.1`), an IPv6 address' /64. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  return networks.memo(address)
}

function readNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (read.kind() === 'ipv4') return read.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/${IPV6_PREFIX}`).toString()}/${IPV6_PREFIX}`
}
