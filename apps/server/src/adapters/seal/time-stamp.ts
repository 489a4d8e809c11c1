import { createHash, randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  type Certificate,
  type ContentInfo,
  type ExtKeyUsage,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { TimestampAway } from '../../ports/document-seal.ts'
import type { Stamp } from './sign-cms.ts'

const TIME_OUT_MS = 5000
/** A token with its certificates has some five KB. */
const MOST_BYTES = 64 * 1024
const NONCE_BYTES = 12
const SHA_256 = '2.16.840.1.101.3.4.2.1'
const EXTENDED_KEY_USAGE = '2.5.29.37'
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'
/** How far the authority's clock and ours may differ. */
const NEAR_MS = 5 * 60_000
/** Granted, or granted with changes (RFC 3161, section 2.4.2). */
const GRANTED: readonly number[] = [0, 1]

/**
 * Time stamps of an authority (RFC 3161): no redirect is followed, five seconds are waited, and a token is taken only
 * where a certificate for time stamps signed it, its time is near ours, it is about these bytes and answers this very
 * question. Else rejects with `TimestampAway`.
 */
export function timeStamps(url: string, now: () => Date): Stamp {
  return async (signature) => {
    const hash = createHash('sha256').update(new Uint8Array(signature)).digest()
    // Positive, as an INTEGER is read: the first bit is 0, and the first byte is not.
    const nonce = randomBytes(NONCE_BYTES)
    nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
    const request = new TimeStampReq({
      version: 1,
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({
          algorithmId: SHA_256,
          algorithmParams: new asn1js.Null(),
        }),
        hashedMessage: new asn1js.OctetString({ valueHex: Uint8Array.from(hash).buffer }),
      }),
      nonce: new asn1js.Integer({ valueHex: Uint8Array.from(nonce).buffer }),
      certReq: true,
    })
    try {
      const answer = await ask(url, new Uint8Array(request.toSchema().toBER()))
      return await readToken(answer, { signature, hash, nonce, at: now() })
    } catch (error) {
      throw new TimestampAway('The time-stamp authority gave no stamp.', { cause: error })
    }
  }
}

async function ask(url: string, body: Uint8Array): Promise<ArrayBuffer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: Uint8Array.from(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`it answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new Error('its answer is too long')
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks)).buffer
}

interface Asked {
  readonly signature: ArrayBuffer
  readonly hash: Buffer
  readonly nonce: Buffer
  readonly at: Date
}

async function readToken(answer: ArrayBuffer, { signature, hash, nonce, at }: Asked): Promise<ContentInfo> {
  const { result, offset } = asn1js.fromBER(answer)
  if (offset === -1) throw new Error('its answer is no time stamp')
  const { status, timeStampToken: token } = new TimeStampResp({ schema: result })
  if (!GRANTED.includes(status.status) || !token) throw new Error(`it refused with ${status.status}`)
  const signed = new SignedData({ schema: token.content })
  const content = signed.encapContentInfo.eContent
  if (!content) throw new Error('its token is empty')
  const info = new TSTInfo({ schema: asn1js.fromBER(content.getValue()).result })
  const { messageImprint } = info
  const isAbout =
    messageImprint.hashAlgorithm.algorithmId === SHA_256 &&
    hash.equals(messageImprint.hashedMessage.valueBlock.valueHexView)
  if (!isAbout) throw new Error('its token is about something else')
  if (!info.nonce || !nonce.equals(info.nonce.valueBlock.valueHexView))
    throw new Error('its token answers another question')
  const { genTime } = info
  if (Math.abs(genTime.getTime() - at.getTime()) > NEAR_MS) throw new Error('its time is not ours')
  const certificate = await signerOf(signed, signature)
  if (!certificate || !isForTimeStamps(certificate))
    throw new Error('its certificate is not one for time stamps')
  if (genTime < certificate.notBefore.value || genTime > certificate.notAfter.value)
    throw new Error('its certificate was not valid then')
  return token
}

/** The certificate that signed a token. */
async function signerOf(signed: SignedData, data: ArrayBuffer): Promise<Certificate | null | undefined> {
  const read = await signed
    .verify({ signer: 0, data, checkChain: false, extendedMode: true })
    .catch((error: unknown) => {
      throw new Error('its token is not signed by its certificate', { cause: error })
    })
  if (!read.signatureVerified) throw new Error('its token is not signed by its certificate')
  return read.signerCertificate
}

/** Whether a certificate stamps times and nothing else, as it must (RFC 3161, section 2.3). */
function isForTimeStamps({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)
  const { keyPurposes = [] } = (usage?.parsedValue ?? {}) as Partial<ExtKeyUsage>
  return usage?.critical === true && keyPurposes.length === 1 && keyPurposes[0] === TIME_STAMPING
}
