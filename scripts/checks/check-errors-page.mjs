import { readFileSync } from 'node:fs'
import { ERRORS_PAGE, writeErrorsPage } from '../errors-page.mjs'

/** docs/errors.md says what the table of refusals and the calls say. */
export async function checkErrorsPage() {
  const told = readFileSync(ERRORS_PAGE, 'utf8')
  const isTrue = told === (await writeErrorsPage())
  const problems = isTrue ? [] : ['docs/errors.md is older than the table of refusals: npm run errors-page']
  return { name: 'errors page', checked: told.split('\n').length, problems }
}
