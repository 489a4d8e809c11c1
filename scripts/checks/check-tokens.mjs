import { breakpoints } from '../../apps/store/app/ui/layout/viewport.ts'
import { projectFiles } from './source-files.mjs'

const RULES = [
  [/#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch)\(/i, 'a raw colour; use a token'],
  [/font-size:\s*[\d.]+(px|rem|em)/, 'a font size of its own; use a token'],
  [/font-family:(?!\s*(var\(|inherit))/, 'a font of its own; use a token'],
]

const WIDTH = /\((min|max)-width:\s*([\d.]+)(px|r?em)\)/g

/**
 * Components take colours and sizes from tokens; what a hovering pointer changes is drawn only where a pointer hovers,
 * since on a touch screen the tint would stay on what was pressed last, or on what came into its place.
 */
export function checkTokens() {
  const files = projectFiles(/^apps\/store\/app\/.*\.css$/)
  const problems = []
  for (const { path, text } of files) {
    if (path.endsWith('.module.css')) {
      text.split('\n').forEach((line, index) => {
        for (const [pattern, what] of RULES)
          if (pattern.test(line)) problems.push(`${path}:${index + 1}: ${what}`)
      })
    }
    for (const line of hoversOutside(text))
      problems.push(`${path}:${line}: ':hover' outside of '@media (hover: hover)'`)
  }
  for (const { path, text } of projectFiles(/^apps\/store\/app\/.*\.(css|tsx?)$/, /\.test\./))
    for (const width of otherWidths(text))
      problems.push(`${path}: ${width} is no breakpoint; take one of ${breakpoints.join(', ')} (viewport.ts)`)
  return { name: 'tokens', checked: files.length, problems }
}

/** Widths of the window that a layout changes at and that are none of `breakpoints`; parts ask for their own width. */
export function otherWidths(text) {
  return text
    .split(/(?=@media|@container)/)
    .filter((part) => !part.startsWith('@container'))
    .flatMap((part) => [...part.matchAll(WIDTH)])
    .filter(
      ([, side, size, unit]) =>
        unit !== 'px' || !breakpoints.includes(Number(size) - (side === 'min' ? 1 : 0)),
    )
    .map(([width]) => width)
}

/** Lines of a style sheet with a `:hover` for pointers that do not hover too. */
export function hoversOutside(text) {
  const lines = []
  let depth = 0
  let within = null
  withoutComments(text)
    .split('\n')
    .forEach((line, index) => {
      if (within === null && line.includes('@media') && line.includes('(hover: hover)')) within = depth
      if (within === null && line.includes(':hover')) lines.push(index + 1)
      depth += count(line, '{') - count(line, '}')
      if (within !== null && depth <= within) within = null
    })
  return lines
}

/** The sheet with its lines, and nothing in place of what is said in it. */
function withoutComments(text) {
  const [first = '', ...others] = text.split('/*')
  return others.reduce((bare, part) => {
    const end = part.indexOf('*/')
    return bare + part.slice(0, end).replaceAll(/[^\n]/g, '') + part.slice(end + 2)
  }, first)
}

function count(line, sign) {
  return line.split(sign).length - 1
}
