import { join, relative } from 'node:path'
import { root } from '../run.mjs'
import { findBareTexts } from './find-bare-texts.mjs'

const APP = join(root, 'apps/store/app/')

/**
 * A page that the browser translates stays usable: no text of the store may come, go or change without an element of
 * its own.
 */
export function checkBareTexts() {
  const { checked, found } = findBareTexts(
    join(root, 'apps/store/tsconfig.json'),
    (path) => path.startsWith(APP) && /(?<!\.test)\.tsx$/.test(path),
  )
  const problems = found.map(
    ({ path, line, text }) =>
      `${relative(root, path)}:${line}: give it an element of its own, or make it one text with the rest: ${text}`,
  )
  return { name: 'texts under a translator', checked, problems }
}
