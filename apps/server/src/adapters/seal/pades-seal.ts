import { readFile } from 'node:fs/promises'
import { SignPdf } from '@signpdf/signpdf'
import { Signer } from '@signpdf/utils'
import type { SealFile, SealSettings } from '../../config/seal.ts'
import { type DocumentSeal, TimestampAway } from '../../ports/document-seal.ts'
import { OwnError } from '../../ports/own-error.ts'
import { addPlaceholder } from './add-placeholder.ts'
import { notPkcs12 } from './not-pkcs12.ts'
import { openKey, type SealKey } from './open-key.ts'
import { type Stamp, signCms } from './sign-cms.ts'
import { timeStamps } from './time-stamp.ts'

/**
 * Room for signature and attributes, and for a stamp with its certificates, which grows with an authority's; a signer's
 * own come beside.
 */
const ROOM = { signature: 4096, stamp: 24_576, reserve: 2048 } as const

/**
 * Seals by the certificates of the settings. Rejects with the variable's name where one cannot be used: a wrong one
 * ends the start (docs/operations.md).
 */
export async function padesSeal(
  { common, ofIssuers, timestampUrl }: SealSettings,
  { issuers, now }: { readonly issuers: ReadonlySet<string>; readonly now: () => Date },
): Promise<DocumentSeal> {
  for (const [code, { variable }] of ofIssuers)
    if (!issuers.has(code)) throw new OwnError(`${variable} names an issuer that there is not.`)
  const commonKey = common && (await open(common, now()))
  const ownKeys = new Map<string, SealKey>()
  for (const [code, file] of ofIssuers) ownKeys.set(code, await open(file, now()))
  const keyOf = (code: string) => ownKeys.get(code) ?? commonKey
  const stamp = timestampUrl === undefined ? null : timeStamps(timestampUrl, now)
  let stampRoom: number = ROOM.stamp
  const sealStamped = async (seal: (room: number) => Promise<Uint8Array>) => {
    try {
      return await seal(stampRoom)
    } catch (error) {
      if (!(error instanceof TooLong)) throw error
      // The next documents of this process begin with that room.
      stampRoom += error.bytes + ROOM.reserve
      return seal(stampRoom)
    }
  }
  const ends = new Map<string, Date>()
  if (common && commonKey) ends.set(common.variable, commonKey.certificate.notAfter.value)
  for (const [code, { certificate }] of ownKeys)
    ends.set(ofIssuers.get(code)?.variable ?? code, certificate.notAfter.value)
  return {
    isFor: (code) => keyOf(code) !== null,
    ends,
    isStamped: stamp !== null,
    seal: async (pdf, { issuerCode, issuerName, reason, at }, { withoutStamp = false } = {}) => {
      const key = keyOf(issuerCode)
      if (key === null) return pdf
      const validity = validityProblem(key, at)
      if (validity !== null) throw new OwnError(`The seal of ${issuerCode} ${validity}.`)
      const sealWith = async (used: Stamp | null, stampBytes: number) => {
        const room = roomFor(key) + stampBytes
        const empty = addPlaceholder(pdf, { name: issuerName, reason, at }, room)
        return new Uint8Array(await new SignPdf().sign(empty, new CmsSigner(key, used, room)))
      }
      if (withoutStamp || stamp === null) return sealWith(null, 0)
      return sealStamped((room) => sealWith(stamp, room)).catch((error: unknown) => {
        if (error instanceof TimestampAway) throw error
        throw new TimestampAway('The document could not be sealed with a time stamp.', { cause: error })
      })
    },
  }
}

/** A signature for which there is not enough room, by so many bytes. */
class TooLong extends Error {
  readonly bytes: number

  constructor(bytes: number) {
    super(`The signature is too long by ${bytes} bytes.`)
    this.bytes = bytes
  }
}

class CmsSigner extends Signer {
  readonly #key: SealKey
  readonly #stamp: Stamp | null
  readonly #room: number

  constructor(key: SealKey, stamp: Stamp | null, room: number) {
    super()
    this.#key = key
    this.#stamp = stamp
    this.#room = room
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const signature = await signCms(pdf, this.#key, this.#stamp)
    if (signature.length > this.#room) throw new TooLong(signature.length - this.#room)
    return Buffer.from(signature)
  }
}

function roomFor({ certificate, chain }: SealKey): number {
  const sizes = [certificate, ...chain].map((one) => one.toSchema(true).toBER().byteLength)
  return ROOM.signature + sizes.reduce((sum, size) => sum + size, 0)
}

async function open({ variable, file, password }: SealFile, at: Date): Promise<SealKey> {
  const key = await openKey(await bytesOf(file, variable), password).catch((error: Error) => {
    throw new OwnError(`${variable} cannot be used (docs/operations.md): ${error.message}.`)
  })
  const problem = validityProblem(key, at)
  if (problem !== null) throw new OwnError(`${variable} cannot be used (docs/operations.md): it ${problem}.`)
  return key
}

/** A path, or the file's own bytes in base64: where secrets are variables, not files. */
async function bytesOf(file: string, variable: string): Promise<Uint8Array> {
  const other = notPkcs12(file)
  if (other !== null) throw new OwnError(`${variable} cannot be used (docs/operations.md): ${other}.`)
  const inline = Buffer.from(file, 'base64')
  // What DER begins with: no path of a file reads so.
  if (inline[0] === 0x30 && inline.length > 256) return inline
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new OwnError(
      `${variable} cannot be used (docs/operations.md): its file cannot be read (${error.code}).`,
    )
  })
}

/** Why a certificate signs nothing at that time; null where it does. */
function validityProblem({ certificate }: SealKey, at: Date): string | null {
  if (at < certificate.notBefore.value) return 'is not valid yet'
  return at > certificate.notAfter.value ? 'is not valid any more' : null
}
