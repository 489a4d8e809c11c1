import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

/** Every module that `file` loads before it does anything, itself among them. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?:[^'"=()]* from )?'([^']+)'/gm)
  for (const [, name = ''] of imports) {
    if (name.startsWith('.')) loadedBy(join(dirname(file), name), seen)
    else seen.add(name)
  }
  return seen
}

// The machine's Node may be 20, which reads no TypeScript, and nothing is installed yet.
test.each(['start', 'test', 'release', 'test-operations'])(
  'npm runs scripts/%s.mjs in a bare clone: it loads the machine’s own Node modules and plain files',
  (name) => {
    const loaded = [...loadedBy(join(root, 'scripts', `${name}.mjs`))]
    const others = loaded.filter((module) => !module.startsWith('node:') && !module.endsWith('.mjs'))
    expect(others.map((module) => relative(root, module))).toEqual([])
  },
)
