import { projectFiles } from './source-files.mjs'

/** Keys by which the sandbox's partner signs, known everywhere but in production (docs/rules/embedded.md). */
const SANDBOX_KEYS = 'scripts/partner/sandbox-keys.json'
/** What gives something away that only its owner may know. */
const SECRETS = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/"d":\s*"[\w-]{40,}"/, 'a private key'],
  [
    /\b(AKIA[0-9A-Z]{16}|gh[opsu]_\w{30}|github_pat_\w{30}|xox[abp]-[\w-]{20}|sk_live_\w{20})/,
    'a key of a service',
  ],
]
const RULES = [
  [/(^|["'\s(])\/(home|root|work|Users)\//, 'a path of one machine'],
  [/"resolved":\s*"https?:/, 'a registry address'],
  [/registry\.npmjs\.org|npm\.pkg\.github\.com/, 'a registry address'],
]

/**
 * No package runs anything of its own while it is installed: all of them come with what they need (docs/security.md).
 */
const WITHOUT_SCRIPTS = /^ignore-scripts=true$/m

/** Nothing in the project belongs to one machine, no secret is in it, and installing it runs nobody's script. */
export function checkMachineFree() {
  const files = projectFiles(/\.(ts|tsx|mjs|json|md|css|yml|sh)$|^\.ci\/|^\.npmrc$/, /^scripts\/checks\//)
  const problems = []
  for (const { path, text } of files) {
    for (const [pattern, what] of path === SANDBOX_KEYS ? RULES : [...RULES, ...SECRETS]) {
      const found = text.split('\n').findIndex((line) => pattern.test(line))
      if (found >= 0) problems.push(`${path}:${found + 1}: ${what}`)
    }
  }
  const npmrc = files.find(({ path }) => path === '.npmrc')
  if (!WITHOUT_SCRIPTS.test(npmrc?.text ?? '')) problems.push('.npmrc: ignore-scripts is not set')
  return { name: 'machine-free', checked: files.length, problems }
}
