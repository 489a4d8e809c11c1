import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A key and a certificate for `localhost` that signs itself, PEM; good from 2000 to 2049. */
export interface Identity {
  readonly key: string
  readonly cert: string
}

/** Made in the test, so that no key lies in the repository and no program is needed (X.509 in DER, RFC 5280). */
export function selfSigned(): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const certificate = sequence(
    toBeSigned(publicKey),
    ECDSA_SHA256,
    bits(sign('sha256', toBeSigned(publicKey), privateKey)),
  )
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const { length } = body
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), body])
  const size = length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff)
  return Buffer.concat([Buffer.of(tag), size, body])
}

const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const bits = (content: Uint8Array) => der(0x03, Buffer.of(0), content)
const time = (text: string) => der(0x17, Buffer.from(text))

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))
/** CN=localhost. */
const NAME = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('localhost')))))
/** subjectAltName: localhost and 127.0.0.1. */
const NAMES = sequence(
  oid('551d11'),
  der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.of(127, 0, 0, 1)))),
)

function toBeSigned(publicKey: KeyObject): Buffer {
  return sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ECDSA_SHA256,
    NAME,
    sequence(time('000101000000Z'), time('490101000000Z')),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(NAMES)),
  )
}
