import { projectFiles } from './source-files.mjs'

const MAX_LINES = 300
/** The formatter breaks code and leaves comments as they are. */
const MAX_COLUMNS = 120
const COMMENT = /^\s*(\/\/|\/?\*|\{\/\*)/
const TESTS_AND_DATA = /\.(test|spec)\.|(^|\/)migrations\/|examples/
const DRAWER = /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/
const ESCAPES = [
  [/\bTODO\b|\bFIXME\b/, 'an unfinished line'],
  [/@ts-ignore|@ts-nocheck/, 'a silenced type check'],
  [/\b(describe|test|it)\.(only|skip|todo)\b/, 'a test that does not run'],
  [/waitForTimeout/, 'a wait for time'],
  [/\.\.\.\{/, 'a spread of a literal; write its members'],
]

/** Small files that are named by what they do, with nothing unfinished, silenced or skipped, and comments that fit. */
export function checkShape() {
  const files = projectFiles(/^(apps|packages|e2e|bench)\/.*\.(ts|tsx|css)$/)
  const problems = longComments()
  for (const { path, text } of files) {
    const lines = text.split('\n').length
    if (lines > MAX_LINES && !TESTS_AND_DATA.test(path))
      problems.push(`${path}: ${lines} lines, more than ${MAX_LINES}`)
    if (DRAWER.test(path)) problems.push(`${path}: a drawer; name it after what it does`)
    for (const [pattern, what] of ESCAPES)
      if (pattern.test(text)) problems.push(`${path}: ${what} (${pattern})`)
  }
  return { name: 'shape', checked: files.length, problems }
}

/** Comments of the whole repository that somebody would have to scroll sideways for. */
function longComments() {
  return projectFiles(/\.(ts|tsx|mjs|css)$/).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const isLong = line.length > MAX_COLUMNS && COMMENT.test(line)
      return isLong
        ? [`${path}:${at + 1}: a comment of ${line.length} columns, more than ${MAX_COLUMNS}`]
        : []
    }),
  )
}
