import { projectFiles } from './source-files.mjs'

const RULES = [
  [/(^|["'\s(])\/(home|root|work|Users)\//, 'a path of one machine'],
  [/"resolved":\s*"https?:/, 'a registry address'],
  [/registry\.npmjs\.org|npm\.pkg\.github\.com/, 'a registry address'],
]

/** Nothing in the project belongs to one machine. */
export function checkMachineFree() {
  const files = projectFiles(/\.(ts|tsx|mjs|json|md|css|yml|sh)$|^\.ci\/|^\.npmrc$/, /^scripts\/checks\//)
  const problems = []
  for (const { path, text } of files) {
    for (const [pattern, what] of RULES) {
      const found = text.split('\n').findIndex((line) => pattern.test(line))
      if (found >= 0) problems.push(`${path}:${found + 1}: ${what}`)
    }
  }
  return { name: 'machine-free', checked: files.length, problems }
}
