import { cpSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.mjs'

/** Maps, types and the like run nowhere. */
const LEFT = /\.(?:map|d\.[cm]?ts|tsbuildinfo)$/

/**
 * Copies installed packages with all that they need into `to`, each where it was found, without what does not run;
 * gives the versions of those that were named. What is optional comes where this machine has it, so that a release is
 * for machines of its kind.
 * @param {readonly string[]} names
 * @param {string} to
 * @returns {Record<string, string>}
 */
export function copyPackages(names, to) {
  const done = new Set()
  const copy = (name, from, isOptional) => {
    const folder = find(name, from)
    if (folder === null) {
      if (isOptional) return null
      throw new Error(`${name} is not installed`)
    }
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (done.has(folder)) return manifest.version
    done.add(folder)
    cpSync(folder, join(to, folder.slice(join(root, 'node_modules').length)), {
      recursive: true,
      dereference: true,
      filter: (path) => !LEFT.test(path) && !path.slice(folder.length).includes('/node_modules'),
    })
    for (const needed of Object.keys(manifest.dependencies ?? {})) copy(needed, folder, false)
    for (const wanted of Object.keys(manifest.optionalDependencies ?? {})) copy(wanted, folder, true)
    return manifest.version
  }
  return Object.fromEntries(names.map((name) => [name, copy(name, root, false)]))
}

/** As Node looks for a package: upwards from who asks. */
function find(name, from) {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return null
}
