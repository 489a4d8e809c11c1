import { THEME_NAMES } from '../../packages/domain/src/catalogue/theme-names.ts'
import { projectFiles } from './source-files.mjs'

/** A map by theme: its name, and what stands between its braces, or those of the type that it satisfies. */
const MAP =
  /const (\w+)(?:: Readonly<Record<ThemeName,[^=]+)? = (\{[\s\S]*?\n?\})(?:(?: as const)? satisfies Record<ThemeName,.*)?\n\n/g

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

/** The maps of a script that have a row for every theme, and their rows. */
export function themeMaps(script) {
  return [...script.matchAll(MAP)].flatMap(([whole, name, body]) =>
    whole.includes('Record<ThemeName,') ? [{ name, rows: rowsOf(body) }] : [],
  )
}

/** Names of an object's own members: what stands in inner braces is theirs. */
function rowsOf(body) {
  const own = body.slice(1, -1).replaceAll(/\{[^{}]*\}/g, '')
  return own.split(',').flatMap((member) => /^\s*(\w+)/.exec(member)?.[1] ?? [])
}
