import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/**
 * Every package of a release with its licence: the texts that it came with, else the name of its licence.
 * @param {readonly string[]} folders from the repository's root
 */
export function collectLicences(folders) {
  const parts = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const texts = readdirSync(folder)
        .filter((file) => FILE.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8').trim())
      return [`${name} ${version} (${license ?? 'no licence named'})`, ...texts].join('\n\n')
    })
  return `${parts.join(`\n\n${'─'.repeat(80)}\n\n`)}\n`
}
