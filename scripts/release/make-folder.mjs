// Builds, and makes the folder of a release. It runs with Node alone: `node main.js`, and `node ops.js` for an
// operator's commands.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { STAY_INSTALLED } from '../../apps/server/vite.config.ts'
import { root, run } from '../run.mjs'
import { writeBillOfMaterials } from './bill-of-materials.mjs'
import { collectLicences } from './collect-licences.mjs'
import { copyPackages } from './copy-packages.mjs'
import { NODE, programText } from './program-text.mjs'
import { writeChecksums } from './write-checksums.mjs'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } })
const out = resolve(values.out)
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const version = process.env.RELEASE_VERSION ?? `${own.version}+${commit()}`

const built = await run('npm', ['run', '-s', 'build'], { quiet: true })
if (built.code !== 0) {
  console.error(built.output)
  process.exit(1)
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const folder of ['apps/server/build', 'apps/store/build', 'content'])
  cpSync(join(root, folder), join(out, folder), { recursive: true })
for (const program of ['main', 'ops'])
  writeFileSync(join(out, `${program}.js`), programText(`./apps/server/build/${program}.js`, NODE))
// Vite serves the store from source alone.
const beside = STAY_INSTALLED.filter((name) => name !== 'vite')
const dependencies = copyPackages(beside, join(out, 'node_modules'))
const { bill, folders } = await writeBillOfMaterials(version)
const write = (name, content) => writeFileSync(join(out, name), content)
write('sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
write('LICENCES.txt', collectLicences(folders))
const { name, description, license } = own
const manifest = { name, version, private: true, description, license, type: 'module', main: 'main.js' }
write(
  'package.json',
  `${JSON.stringify({ ...manifest, engines: { node: `>=${NODE}` }, dependencies }, null, 2)}\n`,
)
const key = process.env.RELEASE_KEY ? readFileSync(process.env.RELEASE_KEY, 'utf8') : undefined
const files = writeChecksums(out, key)
console.log(`${version} is in ${out}: ${files} files, their sums ${key ? 'signed' : 'not signed'}`)

/** What was built, by its commit, where there is one; `-dirty` where files differ from it. */
function commit() {
  try {
    const args = ['describe', '--always', '--exclude=*', '--dirty=.dirty']
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
