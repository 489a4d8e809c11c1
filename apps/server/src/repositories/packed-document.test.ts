import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packDocument, packFinal, unpackDocument, unpackFinal } from './packed-document.ts'

const accepted = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)])
const page = randomBytes(500)
/** As the printer attaches it: deflated, between what else the document has. */
const final = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  deflateSync(accepted),
  accepted.subarray(0, 15_000),
  page,
])

const roundTrip = async (document: Uint8Array, of: Uint8Array) =>
  Buffer.from(await unpackFinal(await packFinal(document, of), await packDocument(of)))

test('a document comes back as it was', async () => {
  expect(Buffer.from(await unpackDocument(await packDocument(accepted))).equals(accepted)).toBe(true)
})

test('a final document comes back as it was, and costs what the accepted one does not have', async () => {
  expect((await roundTrip(final, accepted)).equals(final)).toBe(true)
  expect((await packFinal(final, accepted)).length).toBeLessThan(2 * page.length)
})

test('a final document without its accepted one, or with it in another compression, comes back too', async () => {
  for (const other of [page, deflateSync(accepted, { level: 1 }), Buffer.alloc(0)])
    expect((await roundTrip(other, accepted)).equals(other)).toBe(true)
})

test('documents that were kept whole are read as they are', async () => {
  expect(await unpackDocument(accepted)).toBe(accepted)
  expect(await unpackFinal(final, accepted)).toBe(final)
})
