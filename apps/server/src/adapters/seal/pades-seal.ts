import { readFile } from 'node:fs/promises'
import { SignPdf } from '@signpdf/signpdf'
import { Signer } from '@signpdf/utils'
import type { SealFile, SealSettings } from '../../config/seal.ts'
import type { DocumentSeal } from '../../ports/document-seal.ts'
import { OwnError } from '../../ports/own-error.ts'
import { addPlaceholder } from './add-placeholder.ts'
import { openKey, type SealKey } from './open-key.ts'
import { type Stamp, signCms } from './sign-cms.ts'
import { timeStamps } from './time-stamp.ts'

/** Room for signature and attributes, and for a stamp with its certificates; a signer's own come beside. */
const ROOM = { signature: 4096, stamp: 24_576 } as const

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
  const ends = new Map<string, Date>()
  if (common && commonKey) ends.set(common.variable, commonKey.certificate.notAfter.value)
  for (const [code, { certificate }] of ownKeys)
    ends.set(ofIssuers.get(code)?.variable ?? code, certificate.notAfter.value)
  const stamp = timestampUrl === undefined ? null : timeStamps(timestampUrl)
  return {
    isFor: (code) => keyOf(code) !== null,
    ends,
    isStamped: stamp !== null,
    seal: async (pdf, { issuerCode, issuerName, reason, at }, { withoutStamp = false } = {}) => {
      const key = keyOf(issuerCode)
      if (key === null) return pdf
      const validity = validityProblem(key, at)
      if (validity !== null) throw new OwnError(`The seal of ${issuerCode} ${validity}.`)
      const used = withoutStamp ? null : stamp
      const empty = addPlaceholder(pdf, { name: issuerName, reason, at }, roomFor(key, used !== null))
      return new Uint8Array(await new SignPdf().sign(empty, new CmsSigner(key, used)))
    },
  }
}

class CmsSigner extends Signer {
  readonly #key: SealKey
  readonly #stamp: Stamp | null

  constructor(key: SealKey, stamp: Stamp | null) {
    super()
    this.#key = key
    this.#stamp = stamp
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    return Buffer.from(await signCms(pdf, this.#key, this.#stamp))
  }
}

function roomFor({ certificate, chain }: SealKey, isStamped: boolean): number {
  const sizes = [certificate, ...chain].map((one) => one.toSchema(true).toBER().byteLength)
  return ROOM.signature + (isStamped ? ROOM.stamp : 0) + sizes.reduce((sum, size) => sum + size, 0)
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
