const POLYNOMIAL = 0xedb88320

/** CRC-32 of IEEE 802.3 as four bytes, the lowest first: it tells a code that was cut or mistyped, nothing more. */
export function checksum(bytes: Iterable<number>): readonly number[] {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0)
  }
  const sum = ~crc
  return [0, 8, 16, 24].map((shift) => (sum >>> shift) & 0xff)
}
