import { randomUUIDv7 } from 'node:crypto'

/** A new key: UUIDv7 (RFC 9562), made by the application so that no table needs a sequence. */
export function newId(): string {
  return randomUUIDv7()
}
