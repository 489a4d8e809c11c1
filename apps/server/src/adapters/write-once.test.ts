import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeOnce } from './write-once.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'benefits-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const path = () => join(folder, 'orders', 'order.json')

test('a file that is there stays as it is', async () => {
  expect(await writeOnce(path(), 'first')).toBe(true)
  expect(await writeOnce(path(), 'second')).toBe(false)
  expect(readFileSync(path(), 'utf8')).toBe('first')
})

test('a job that runs twice at once writes its file whole, and nothing lies beside it', async () => {
  const content = 'order '.repeat(50_000)
  await Promise.all(Array.from({ length: 4 }, () => writeOnce(path(), content)))
  expect(readFileSync(path(), 'utf8')).toBe(content)
  expect(readdirSync(join(folder, 'orders'))).toEqual(['order.json'])
})
