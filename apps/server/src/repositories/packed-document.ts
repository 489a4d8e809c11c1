import { promisify } from 'node:util'
import { constants, deflate, inflate, zstdCompress, zstdDecompress } from 'node:zlib'

/**
 * How documents are kept (docs/rules/contract.md: kept-once). A document is deflated, as a PDF holds its streams, so
 * that the very bytes stand in the final document that the accepted one is attached to. There they are cut out, and the
 * rest is compressed with the accepted document as its dictionary: the pages that both have cost nothing.
 */
const [deflated, inflated] = [promisify(deflate), promisify(inflate)]
const [compressed, decompressed] = [promisify(zstdCompress), promisify(zstdDecompress)]

/** First byte of a packed final document. A PDF begins with `%` (0x25), deflated data with 0x78. */
const FINAL_FORM = 1
const HEAD_BYTES = 5
const NOTHING_CUT = 0xffff_ffff
const LEVEL = { [constants.ZSTD_c_compressionLevel]: 9 }
const PERCENT = 0x25

/** A document as it is kept by itself. */
export async function packDocument(document: Uint8Array): Promise<Uint8Array> {
  return deflated(document)
}

/** The document behind what was kept; one of before was kept as it is. */
export async function unpackDocument(kept: Uint8Array): Promise<Uint8Array> {
  return kept[0] === PERCENT ? kept : inflated(kept)
}

/** A final document as it is kept beside the accepted one that is attached to it. */
export async function packFinal(final: Uint8Array, accepted: Uint8Array): Promise<Uint8Array> {
  const attached = await deflated(accepted)
  const at = Buffer.from(final.buffer, final.byteOffset, final.length).indexOf(attached)
  const rest = at < 0 ? final : Buffer.concat([final.subarray(0, at), final.subarray(at + attached.length)])
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(FINAL_FORM)
  head.writeUInt32BE(at < 0 ? NOTHING_CUT : at, 1)
  return Buffer.concat([head, await compressed(rest, { dictionary: accepted, params: LEVEL })])
}

/** The final document behind what was kept of it and of the accepted one; one of before was kept as it is. */
export async function unpackFinal(kept: Uint8Array, keptAccepted: Uint8Array): Promise<Uint8Array> {
  if (kept[0] !== FINAL_FORM) return kept
  const at = Buffer.from(kept.buffer, kept.byteOffset, HEAD_BYTES).readUInt32BE(1)
  const dictionary = await unpackDocument(keptAccepted)
  const rest = await decompressed(kept.subarray(HEAD_BYTES), { dictionary })
  if (at === NOTHING_CUT) return rest
  // Deflating again might give other bytes in another release of the engine: those that were kept are put back.
  return Buffer.concat([rest.subarray(0, at), keptAccepted, rest.subarray(at)])
}
