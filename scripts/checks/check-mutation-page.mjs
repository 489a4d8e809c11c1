import { readFileSync } from 'node:fs'
import { lostPlaces, SCORES_PAGE, withScores } from '../mutation/scores-page.mjs'

/** docs/mutation.md has a row for each room that can be broken, sums of them, and places that are there. */
export function checkMutationPage() {
  const page = readFileSync(SCORES_PAGE, 'utf8')
  const isTrue = page.includes('\n| room | score |') && page === withScores(page)
  const problems = lostPlaces(page).map((place) => `docs/mutation.md names ${place}, which is not there`)
  if (!isTrue)
    problems.push('docs/mutation.md has not the rooms that there are: npm run mutate -- ROOM writes its row')
  return { name: 'mutation page', checked: page.split('\n').length, problems }
}
