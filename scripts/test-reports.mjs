// What Vitest and Playwright wrote of a run; plain Node ≥ 20.
import { existsSync, readFileSync } from 'node:fs'

/** Colours, which a terminal reads and a log does not. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const MESSAGE_LINES = 30

/**
 * Counts of a JSON report and its failed tests, each with what it said; zeros where the tool died before writing one.
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[] }}
 */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, failures: [] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? ofPlaywright(report) : ofVitest(report)
}

function ofVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return status === 'failed' ? [describe(name, message)] : []
      return failed.map(({ fullName, failureMessages }) => describe(fullName, failureMessages.join('\n')))
    }),
  }
}

function ofPlaywright({ stats: { expected, unexpected, flaky, skipped }, suites, errors }) {
  const failures = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error.message ?? ''
        return describe(`${file}:${line} ${title} (${status})`, error)
      }),
  )
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: [...failures, ...errors.map(({ message }) => describe('before any test', message))],
  }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function describe(name, message = '') {
  const said = message.replace(COLOUR, '').split('\n').slice(0, MESSAGE_LINES).join('\n  ')
  return `${name}\n  ${said}`
}
