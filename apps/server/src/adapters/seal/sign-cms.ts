import { createHash } from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SealKey } from './open-key.ts'

const OID = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const

/** Gives the token (RFC 3161) for the SHA-256 of these bytes. */
export type Stamp = (signature: ArrayBuffer) => Promise<ContentInfo>

/**
 * A detached CMS signature as PAdES asks for (ETSI EN 319 142-1): it names the signing certificate by its hash
 * (signing-certificate-v2, RFC 5035), says no time itself, and carries the stamp of its own value.
 */
export async function signCms(
  content: Uint8Array,
  { key, certificate, chain }: SealKey,
  stamp: Stamp | null,
): Promise<Uint8Array> {
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
    // In the order of their bytes, as DER sorts a set.
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: OID.contentType, values: [new asn1js.ObjectIdentifier({ value: OID.data })] }),
        new Attribute({
          type: OID.messageDigest,
          values: [new asn1js.OctetString({ valueHex: sha256(content) })],
        }),
        new Attribute({
          type: OID.signingCertificateV2,
          values: [signingCertificate(new Uint8Array(certificate.toSchema(true).toBER()))],
        }),
      ],
    }),
  })
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    signerInfos: [signer],
    certificates: [certificate, ...chain],
  })
  await signed.sign(key as Parameters<SignedData['sign']>[0], 0, 'SHA-256', Uint8Array.from(content))
  if (stamp) {
    const token = await stamp(signer.signature.valueBlock.valueHexView.slice().buffer)
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new Attribute({ type: OID.timeStampToken, values: [token.toSchema()] })],
    })
  }
  const whole = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
  return new Uint8Array(whole.toSchema().toBER())
}

/** SigningCertificateV2 of one certificate; SHA-256 is the hash that it has unless it says another. */
function signingCertificate(certificate: Uint8Array): asn1js.Sequence {
  const hash = new asn1js.OctetString({ valueHex: sha256(certificate) })
  return new asn1js.Sequence({
    value: [new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [hash] })] })],
  })
}

function sha256(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer
}
