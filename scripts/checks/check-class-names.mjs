import { posix } from 'node:path'
import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import { projectFiles } from './source-files.mjs'

const SHEET_IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)'$/gm
const MEMBER = /(?<![\w.])(\w+)\.(\w+)/g

/** A class that its sheet does not have is `undefined` in the page, and nothing but the eye would tell. */
export function checkClassNames() {
  const sheets = new Map(
    projectFiles(/^apps\/store\/app\/.*\.module\.css$/).map(({ path, text }) => [path, classesOf(text)]),
  )
  const scripts = projectFiles(/^apps\/store\/app\/.*\.tsx?$/)
  const problems = scripts.flatMap(({ path, text }) =>
    undefinedClasses(text, (sheet) => sheets.get(posix.join(posix.dirname(path), sheet)) ?? new Set()).map(
      (name) => `${path}: there is no class '${name}'`,
    ),
  )
  return { name: 'class names', checked: scripts.length, problems }
}

/** The classes that a script takes from its sheets and that these do not have, as `sheet.name`. */
export function undefinedClasses(script, classesAt) {
  const body = script.replaceAll(/^import .*$/gm, '')
  const read = [...body.matchAll(MEMBER)].map(([, of, name]) => ({ of, name }))
  return [...script.matchAll(SHEET_IMPORT)].flatMap(([, sheet = '', path = '']) => {
    const known = classesAt(path)
    const asked = read.flatMap(({ of, name }) => (of === sheet ? name : []))
    return [...new Set(asked)].filter((name) => !known.has(name)).map((name) => `${sheet}.${name}`)
  })
}

/** The classes that a sheet's selectors name. */
export function classesOf(sheet) {
  const names = new Set()
  const collect = parseSelectors((root) => root.walkClasses(({ value }) => names.add(value)))
  postcss.parse(sheet).walkRules(({ selector }) => collect.processSync(selector))
  return names
}
