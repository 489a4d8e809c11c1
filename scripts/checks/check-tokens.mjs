import { projectFiles } from './source-files.mjs'

const RULES = [
  [/#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch)\(/i, 'a raw colour; use a token'],
  [/font-size:\s*[\d.]+(px|rem|em)/, 'a font size of its own; use a token'],
  [/font-family:(?!\s*(var\(|inherit))/, 'a font of its own; use a token'],
]

/** Components take colours and sizes from tokens. */
export function checkTokens() {
  const files = projectFiles(/^apps\/store\/app\/.*\.module\.css$/)
  const problems = []
  for (const { path, text } of files) {
    text.split('\n').forEach((line, index) => {
      for (const [pattern, what] of RULES)
        if (pattern.test(line)) problems.push(`${path}:${index + 1}: ${what}`)
    })
  }
  return { name: 'tokens', checked: files.length, problems }
}
