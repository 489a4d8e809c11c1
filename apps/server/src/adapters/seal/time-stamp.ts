import { createHash, randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  type ContentInfo,
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
/** Granted, or granted with changes (RFC 3161, section 2.4.2). */
const GRANTED: readonly number[] = [0, 1]

/**
 * Time stamps of an authority (RFC 3161): no redirect is followed, five seconds are waited, and a token is taken only
 * where it is signed, is about these bytes and answers this very question. Else rejects with `TimestampAway`.
 */
export function timeStamps(url: string): Stamp {
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
      return await readToken(answer, { signature, hash, nonce })
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
}

async function readToken(answer: ArrayBuffer, { signature, hash, nonce }: Asked): Promise<ContentInfo> {
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
  if (!(await signed.verify({ signer: 0, data: signature, checkChain: false })))
    throw new Error('its token is not signed by its certificate')
  return token
}
