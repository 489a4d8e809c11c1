import { SQL_ROOMS } from '../../.dependency-cruiser.mjs'
import { projectFiles } from './source-files.mjs'

const STATEMENT = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/

/** SQL is written in the rooms that the border rules name: a statement needs no import that they could see. */
export function checkSql() {
  const rooms = SQL_ROOMS.map((room) => `apps/server/src/${room}/`)
  const files = projectFiles(/^apps\/server\/src\/.*\.ts$/, /\.test\.ts$/).filter(
    ({ path }) => !rooms.some((room) => path.startsWith(room)),
  )
  const problems = []
  for (const { path, text } of files) {
    const found = text.split('\n').findIndex((line) => STATEMENT.test(line))
    if (found >= 0) problems.push(`${path}:${found + 1}: SQL outside the rooms that write it`)
  }
  return { name: 'SQL in its rooms', checked: files.length, problems }
}
