import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

function runLine(script: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, said: stdout + stderr }
}

test.each([
  'scripts/issuer.ts',
  'scripts/partner/print-entry.ts',
  'scripts/fuzz.mjs',
  'apps/server/src/ops.ts',
])('%s --help prints how it is used', (script) => {
  const { status, stdout } = runLine(script, ['--help'])
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run')])
})

test('README names each script of package.json', () => {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const told = [
    ...textOf('README.md').matchAll(
      /`(?:npm (?:run )?(?:-s )?)?([a-z][a-z:0-9-]*)(?: -- [^`]*)?`|^npm (\w+)/gm,
    ),
  ]
  const names = told.map(([, inText, inBlock]) => inText ?? inBlock)
  expect(names).toEqual(expect.arrayContaining(Object.keys(JSON.parse(textOf('package.json')).scripts)))
})

// biome-ignore format: one line of a command a line
test.each([
  ['scripts/issuer.ts', [], 'new or check'],
  ['scripts/issuer.ts', ['--frobnicate'], '--frobnicate'],
  ['scripts/issuer.ts', ['remove', 'VRPAT'], "There is no 'remove'"],
  ['scripts/issuer.ts', ['new'], 'needs a code'],
  ['scripts/issuer.ts', ['new', 'BANCO7', '--kind', 'shop'], '--kind takes main or bank-partner'],
  ['scripts/issuer.ts', ['new', 'banco'], 'banco is no code'],
  ['scripts/issuer.ts', ['check', 'NADA'], 'there is no issuer NADA'],
  ['scripts/issuer.ts', ['check', '--root', '/nowhere'], '/nowhere'],
  ['scripts/partner/print-entry.ts', ['--minutes', '-1'], '--minutes'],
  ['scripts/partner/print-entry.ts', ['--minutes=-1'], '--minutes takes a number from 1'],
  ['scripts/partner/print-entry.ts', ['--minutes', 'soon'], '--minutes takes a number from 1'],
  ['scripts/partner/print-entry.ts', ['--page', 'carrinho'], '--page takes a whole address'],
  ['scripts/partner/print-entry.ts', ['--issuer', 'NADA'], 'no sandbox key of NADA'],
  ['scripts/fuzz.mjs', ['--requests', 'many'], '--requests takes a number from 1'],
  ['scripts/fuzz.mjs', ['--seed', 'x'], '--seed takes a number from 0'],
  ['scripts/mutate.mjs', ['nothing'], 'Nothing is called nothing'],
  ['scripts/draw-icons.mjs', ['roxo'], 'There is no theme roxo'],
  ['scripts/postgres.mjs', ['restart'], 'start|stop'],
  ['bench/run.ts', ['nothing'], 'There is no nothing'],
  ['apps/server/src/ops.ts', ['person', 'erase', '--cpf', '1'], '--cpf is no CPF'],
] as const)('%s %j is refused by a sentence', (script, args, sentence) => {
  const { status, said } = runLine(script, args)
  expect(said).toContain(sentence)
  expect(said).not.toMatch(/^ {4}at /m)
  expect(status).not.toBe(0)
})

test('an issuer whose host is taken leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'issuers-'))
  try {
    spawnSync('cp', ['-r', `${join(root, 'content', 'issuers')}/.`, folder])
    const { status, said } = runLine('scripts/issuer.ts', [
      'new',
      'BANCO7',
      '--host',
      'cooperativa',
      '--root',
      folder,
    ])
    expect([status, said]).toEqual([
      1,
      expect.stringContaining('cooperativa is a host keyword of SICRE already'),
    ])
    expect(existsSync(join(folder, 'BANCO7'))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
