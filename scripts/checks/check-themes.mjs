import { THEME_NAMES } from '../../packages/domain/src/catalogue/theme-names.ts'
import { projectFiles } from './source-files.mjs'

/** A theme without its row in a map: types and unused code would each say it again in words of their own. */
export function checkThemes() {
  const files = projectFiles(/^apps\/.*(?<!\.test)\.tsx?$/)
  const maps = files.flatMap(({ path, text }) => themeMaps(text).map((map) => ({ path, ...map })))
  const problems = maps.flatMap(({ path, name, rows }) =>
    THEME_NAMES.filter((theme) => !rows.includes(theme)).map(
      (theme) => `${path}: ${name} has no row for the theme ${theme}`,
    ),
  )
  return { name: 'themes', checked: maps.length, problems }
}

/** The maps of a script that have a row for every theme, as their type says, and their rows. */
export function themeMaps(script) {
  return script.split('\n\n').flatMap((part) => {
    const [, name] = /\bconst (\w+)/.exec(part) ?? []
    if (!name || !part.includes('Record<ThemeName,')) return []
    return { name, rows: rowsOf(part.slice(part.indexOf('= {') + 3, part.lastIndexOf('}'))) }
  })
}

/** Names of an object's own members: what stands in inner braces is theirs. */
function rowsOf(body) {
  const own = body.replaceAll(/\{[^{}]*\}/g, '')
  return own.split(',').flatMap((member) => /^\s*(\w+)/.exec(member)?.[1] ?? [])
}
