import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepAssets } from './keep-assets.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const days = (count: number) => new Date(NOW.getTime() - count * 86_400_000)

let root: string
let kept: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-assets-'))
  kept = join(root, 'kept')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A built store with one script of that name and a worker. */
async function build(name: string): Promise<string> {
  const client = join(root, name)
  for (const folder of ['assets', 'scripts/loja']) await mkdir(join(client, folder), { recursive: true })
  writeFileSync(join(client, 'assets', `${name}.js`), name)
  writeFileSync(join(client, 'scripts', 'loja', `worker-${name}.mjs`), name)
  return client
}

it('keeps the files of the release before beside its own', async () => {
  await keepAssets(await build('first'), kept, days(29))
  await keepAssets(await build('second'), kept, NOW)
  expect(readdirSync(join(kept, 'assets')).toSorted()).toEqual(['first.js', 'second.js'])
  expect(readdirSync(join(kept, 'scripts', 'loja')).toSorted()).toEqual([
    'worker-first.mjs',
    'worker-second.mjs',
  ])
})

it('counts thirty days from when a release last said that it runs', async () => {
  const first = await build('first')
  await keepAssets(first, kept, days(60))
  await keepAssets(first, kept, days(20))
  await keepAssets(await build('second'), kept, NOW)
  expect(statSync(join(kept, 'assets', 'first.js')).mtime).toEqual(days(20))
  utimesSync(join(kept, 'assets', 'first.js'), days(31), days(31))
  await keepAssets(await build('third'), kept, NOW)
  expect(readdirSync(join(kept, 'assets')).toSorted()).toEqual(['second.js', 'third.js'])
})

it('leaves whole files where two processes keep the same at once', async () => {
  const first = await build('first')
  await Promise.all([keepAssets(first, kept, NOW), keepAssets(first, kept, NOW)])
  expect(readdirSync(join(kept, 'assets'))).toEqual(['first.js'])
})
