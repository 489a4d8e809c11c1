import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashFile } from './hash-file.ts'

const { subtle } = globalThis.crypto
const PDF = '%PDF-1.7\nconteúdo'

test('a PDF is told by the SHA-256 of its bytes', async () => {
  const hash = createHash('sha256').update(PDF).digest('hex')
  expect(await hashFile(new Blob([PDF]), subtle)).toEqual({ ok: true, hash })
})

test.each([
  ['another file', new Blob(['GIF89a']), subtle, 'notPdf'],
  ['an empty one', new Blob([]), subtle, 'notPdf'],
  ['one of a size that no contract has', { size: 60 * 1024 * 1024 } as Blob, subtle, 'tooLarge'],
  [
    'one that is gone',
    { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } as never,
    subtle,
    'unread',
  ],
  ['any, where the browser has no way', new Blob([PDF]), undefined, 'noHash'],
] as const)('%s is refused, and why', async (_name, file, way, why) => {
  expect(await hashFile(file, way)).toEqual({ ok: false, why })
})
