import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, run } from '../run.mjs'

const ROOMS = ['apps', 'packages']

/**
 * What the running store is made of, bundled packages too, as CycloneDX
 * (<https://docs.npmjs.com/cli/commands/npm-sbom>): from the lockfile without what only builds and tests use; and the
 * folders of those packages, from the root.
 * @param {string} version
 * @returns {Promise<{ bill: object, folders: readonly string[] }>}
 */
export async function writeBillOfMaterials(version) {
  const folder = mkdtempSync(join(tmpdir(), 'release-bill-'))
  const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content))
  const { devDependencies: _, optionalDependencies: __, ...own } = readJson('package.json')
  const lock = readJson('package-lock.json')
  const packages = Object.entries(lock.packages).filter(([, part]) => !part.dev && !part.devOptional)
  lock.packages = Object.fromEntries(packages)
  lock.packages[''] = { name: own.name, version, workspaces: own.workspaces }
  write('package.json', { ...own, version })
  write('package-lock.json', lock)
  for (const file of ROOMS.flatMap(manifestsOf)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    const { devDependencies: _dev, ...manifest } = readJson(file)
    write(file, manifest)
    if (lock.packages[dirname(file)]) delete lock.packages[dirname(file)].devDependencies
  }
  write('package-lock.json', lock)
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const { code, output } = await run('npm', args, { cwd: folder, quiet: true })
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error(`npm sbom failed:\n${output}`)
  const bill = JSON.parse(output.slice(output.indexOf('{')))
  bill.metadata.component.name = own.name
  return { bill, folders: packages.map(([path]) => path).filter((path) => path.includes('node_modules/')) }
}

function manifestsOf(room) {
  return readdirSync(join(root, room)).map((name) => join(room, name, 'package.json'))
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
