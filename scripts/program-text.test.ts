import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { NODE, programText } from './release/program-text.mjs'

const folder = mkdtempSync(join(tmpdir(), 'program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function runUnder(least: number) {
  writeFileSync(join(folder, 'own.mjs'), 'console.log(process.argv.slice(2).join())\n')
  writeFileSync(join(folder, 'main.mjs'), programText('./own.mjs', least))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'main.mjs'), 'status', '--json'],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

it('a release runs on the Node that it was built for', () => {
  expect(runUnder(NODE)).toEqual({ status: 0, stdout: 'status,--json\n', stderr: '' })
})

it('a release on an older Node says so in one line', () => {
  const { node } = process.versions
  expect(runUnder(99)).toEqual({
    status: 1,
    stdout: '',
    stderr: `This release needs Node 99 or newer, and this is Node ${node}.\n`,
  })
})
