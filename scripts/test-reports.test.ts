import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from './test-reports.mjs'

const dir = mkdtempSync(join(tmpdir(), 'loja-reports-'))
afterAll(() => rmSync(dir, { recursive: true }))

function read(report: unknown) {
  const file = join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file)
}

const VITEST = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }

test('a report of Vitest: tests are counted, failures told without colours', () => {
  const failed = {
    status: 'failed',
    fullName: 'a price is whole',
    failureMessages: ['\u001b[31mno\u001b[39m'],
  }
  const passed = { status: 'passed', fullName: 'another', failureMessages: [] }
  const testResults = [{ name: 'price.test.ts', status: 'failed', assertionResults: [passed, failed] }]
  expect(read({ ...VITEST, testResults })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: ['a price is whole\n  no'],
  })
})

test('a report of Vitest: a file that could not be read is told by its name', () => {
  const testResults = [
    { name: 'price.test.ts', status: 'failed', message: 'no such export', assertionResults: [] },
  ]
  expect(read({ ...VITEST, testResults }).failures).toEqual(['price.test.ts\n  no such export'])
})

test('a report of Playwright: tests are counted, second tries told', () => {
  const spec = (title: string, status: string) => ({
    file: 'cart.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ error: { message: 'not visible' } }, {}] }],
  })
  const suites = [{ specs: [spec('empty', 'expected')], suites: [{ specs: [spec('full', 'flaky')] }] }]
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }
  expect(read({ stats, suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    failures: ['cart.spec.ts:7 full (flaky)\n  not visible', 'before any test\n  no server'],
  })
})

test('a missing report: no test passed', () => {
  expect(readReport(join(dir, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
})
