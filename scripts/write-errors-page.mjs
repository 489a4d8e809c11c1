import { writeFileSync } from 'node:fs'
import { ERRORS_PAGE, writeErrorsPage } from './errors-page.mjs'

// `npm run errors-page`: docs/errors.md anew, after a row of the table or a call has changed.
writeFileSync(ERRORS_PAGE, await writeErrorsPage())
