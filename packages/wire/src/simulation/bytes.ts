/** Takes numbers down, small ones in few bytes (seven bits a byte, the lowest first). */
export interface ByteWriter {
  readonly bytes: readonly number[]
  /** Zero to `Number.MAX_SAFE_INTEGER`. */
  readonly write: (value: number) => void
  readonly writeText: (text: string) => void
}

/** Gives the numbers back in their order; throws `RangeError` where there is none. */
export interface ByteReader {
  readonly read: () => number
  /** A text of at most so many characters. */
  readonly readText: (most: number) => string
  readonly isAtEnd: () => boolean
}

const MORE = 0x80

export function writeBytes(): ByteWriter {
  const bytes: number[] = []
  const write = (value: number) => {
    let left = value
    for (; left >= MORE; left = Math.floor(left / MORE)) bytes.push((left % MORE) + MORE)
    bytes.push(left)
  }
  return {
    bytes,
    write,
    writeText(text) {
      const told = new TextEncoder().encode(text)
      write(told.length)
      bytes.push(...told)
    },
  }
}

export function readBytes(bytes: Uint8Array): ByteReader {
  let at = 0
  const read = () => {
    let value = 0
    for (let place = 1; ; place *= MORE) {
      const byte = bytes[at++]
      if (byte === undefined) throw new RangeError('a number is cut')
      value += (byte % MORE) * place
      if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('a number is too large')
      if (byte < MORE) return value
    }
  }
  return {
    read,
    readText(most) {
      const end = read() + at
      if (end > bytes.length) throw new RangeError('a text is cut')
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(at, end))
      if (text.length > most) throw new RangeError('a text is too long')
      at = end
      return text
    },
    isAtEnd: () => at === bytes.length,
  }
}
