/** An IPv4 address as people write it: a socket that takes both families shows it as `::ffff:192.0.2.1`. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1] ?? address
}
