import { countAddresses } from '../../protection/count-windows.ts'

const MINUTE = 60_000
/** Lines a minute that the pages of one address may have written: ten visitors whose every press is counted. */
const MOST_OF_ADDRESS = 300
/** The same of all of them, in bytes: whoever has many addresses fills no disk either. */
const MOST_BYTES = 512 * 1024
const ADDRESSES = 20_000

/** Whether a page's note of so many bytes still has room in the log. */
export type NoteBudget = (address: string, bytes: number) => boolean

/**
 * What pages tell of themselves is believed by nobody: anybody can send it. So it has a room of its own in the log, per
 * address and for the process, which forged notes use up without touching any other line.
 */
export function createNoteBudget(now: () => number = () => performance.now()): NoteBudget {
  const ofAddress = countAddresses({ max: MOST_OF_ADDRESS, windowMs: MINUTE, capacity: ADDRESSES })
  let written = { bytes: 0, endsAt: 0 }
  return (address, bytes) => {
    const at = now()
    if (ofAddress.take(address, at) > 0) return false
    if (written.endsAt <= at) written = { bytes: 0, endsAt: at + MINUTE }
    if (written.bytes + bytes > MOST_BYTES) return false
    written.bytes += bytes
    return true
  }
}
