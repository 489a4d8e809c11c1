import { webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import { CertBag, Certificate, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo } from 'pkijs'
import { notPkcs12 } from './not-pkcs12.ts'

/** A certificate with its key, ready to sign with RSA and SHA-256. */
export interface SealKey {
  readonly key: webcrypto.CryptoKey
  /** Of the key. */
  readonly certificate: Certificate
  /** The certificates that lead from it to its authority, as the file has them. */
  readonly chain: readonly Certificate[]
}

/** OBJECT IDENTIFIER of the ciphers of PKCS #12 itself (RFC 7292, appendix C), without its last number. */
const OLD_CIPHERS = Buffer.from('060a2a864886f70d010c01', 'hex')
const PBMAC1 = '1.2.840.113549.1.5.14'

/** The two steps of RSA with SHA-256 that readers of PDFs know. */
export const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/**
 * Opens a PKCS #12 file (RFC 7292) whose contents are under PBES2, as OpenSSL 3 writes them. Throws with a reason where
 * it cannot be used: another kind of file, no MAC, another password, an old cipher, no key, another key than RSA, no
 * certificate of it.
 */
export async function openKey(file: Uint8Array, password: string): Promise<SealKey> {
  const bags = await openBags(file, new TextEncoder().encode(password).buffer as ArrayBuffer)
  if (bags.keys.length !== 1) throw new Error(`it has ${bags.keys.length} keys and not one`)
  const [pkcs8 = new ArrayBuffer(0)] = bags.keys
  const key = await webcrypto.subtle.importKey('pkcs8', pkcs8, RSA, false, ['sign']).catch(() => {
    throw new Error('its key is not an RSA key')
  })
  for (const certificate of bags.certificates) {
    if (await isOfKey(certificate, key))
      return { key, certificate, chain: bags.certificates.filter((one) => one !== certificate) }
  }
  throw new Error('it has no certificate of its key')
}

async function openBags(file: Uint8Array, password: ArrayBuffer) {
  const other = notPkcs12(Buffer.from(file).toString('latin1'))
  if (other !== null) throw new Error(other)
  const pfx = readPfx(file)
  const { macData } = pfx
  if (!macData) throw new Error('it has no MAC, so that nobody can tell its password and whether it is whole')
  if (macData.mac.digestAlgorithm.algorithmId === PBMAC1)
    throw new Error('its MAC is PBMAC1, which is not read here')
  if (Buffer.from(file).includes(OLD_CIPHERS))
    throw new Error('its ciphers are of before OpenSSL 3, which needs its legacy provider for them')
  const keys: ArrayBuffer[] = []
  const certificates: Certificate[] = []
  try {
    await pfx.parseInternalValues({ password, checkIntegrity: true })
    const safe = pfx.parsedValue?.authenticatedSafe
    if (!safe) throw new Error('empty')
    await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
    for (const { value } of safe.parsedValue.safeContents) {
      for (const { bagValue } of value.safeBags) {
        if (bagValue instanceof PKCS8ShroudedKeyBag) {
          // The library opens it by this method alone, which its types keep to itself.
          await (bagValue as unknown as Opening).parseInternalValues({ password })
          if (bagValue.parsedValue) keys.push(bagValue.parsedValue.toSchema().toBER())
        }
        if (bagValue instanceof PrivateKeyInfo) keys.push(bagValue.toSchema().toBER())
        if (bagValue instanceof CertBag && bagValue.parsedValue instanceof Certificate)
          certificates.push(bagValue.parsedValue)
      }
    }
  } catch {
    throw new Error('its password does not open it')
  }
  return { keys, certificates }
}

function readPfx(file: Uint8Array): PFX {
  try {
    const { result, offset } = asn1js.fromBER(Uint8Array.from(file).buffer)
    if (offset === -1) throw new Error('no DER')
    return new PFX({ schema: result })
  } catch {
    throw new Error('it is no PKCS #12 file')
  }
}

interface Opening {
  parseInternalValues(parameters: { readonly password: ArrayBuffer }): Promise<void>
}

/** Whether what the key signs is what the certificate says. */
async function isOfKey(certificate: Certificate, key: webcrypto.CryptoKey): Promise<boolean> {
  const probe = new TextEncoder().encode('probe')
  const spki = certificate.subjectPublicKeyInfo.toSchema().toBER()
  const theirs = await webcrypto.subtle.importKey('spki', spki, RSA, false, ['verify']).catch(() => null)
  if (theirs === null) return false
  return webcrypto.subtle.verify(RSA, theirs, await webcrypto.subtle.sign(RSA, key, probe), probe)
}
