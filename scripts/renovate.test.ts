import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

it('names in renovate.json are dependencies of the project, and its pairs are all there', () => {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(ROOT, parent), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${parent}/${entry.name}/package.json`] : [],
    ),
  )
  const known = ['package.json', ...folders].flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = read(path)
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
  })
  const named: readonly string[] = read('renovate.json').packageRules.flatMap(
    ({ matchPackageNames }: { readonly matchPackageNames: readonly string[] }) => matchPackageNames,
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
