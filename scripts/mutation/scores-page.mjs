import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { percentOf } from './read-scores.mjs'
import { ROOT_OF } from './rooms.mjs'

export const SCORES_PAGE = join(root, 'docs/mutation.md')

const ROW = /^\| ((?:domain|services)\/[a-z-]+) \| [\d.–]+ \| (\d+|–) \| (\d+|–) \|$/gm
const TABLE = /\| room \| score \|(?:.*\n)+?(?=\n)/
/** Files that the table of what no test notices begins its rows with. */
const PLACES = /^\| (`[^|]+`) \|/gm

/** Every room that can be broken, in the order of the page, as `{ group, room }`. */
export function allRooms() {
  return Object.keys(ROOT_OF).flatMap((group) =>
    readdirSync(join(root, ROOT_OF[group])).map((room) => ({ group, room })),
  )
}

/** The scores that the page has, by `group/room`; rooms that were never judged have none. */
export function scoresOf(page) {
  return new Map(
    [...page.matchAll(ROW)].flatMap(([, name, noticed, unnoticed]) =>
      noticed === '–' ? [] : [[name, { noticed: Number(noticed), unnoticed: Number(unnoticed) }]],
    ),
  )
}

/** The page with a row for each room that there is, sums included; `scores` win over what the page has. */
export function withScores(page, scores = new Map()) {
  const all = new Map([...scoresOf(page), ...scores])
  const rows = Object.keys(ROOT_OF).flatMap((group) => {
    const names = allRooms().flatMap((one) => (one.group === group ? [`${group}/${one.room}`] : []))
    const sum = { noticed: 0, unnoticed: 0 }
    for (const name of names) {
      sum.noticed += all.get(name)?.noticed ?? 0
      sum.unnoticed += all.get(name)?.unnoticed ?? 0
    }
    return [...names.map((name) => rowOf(name, all.get(name))), rowOf(`all of ${group}`, sum)]
  })
  return page.replace(
    TABLE,
    `${['| room | score | noticed | missed |', '| --- | ---: | ---: | ---: |', ...rows].join('\n')}\n`,
  )
}

function rowOf(name, score) {
  if (!score) return `| ${name} | – | – | – |`
  return `| ${name} | ${percentOf(score).toFixed(1)} | ${score.noticed} | ${score.unnoticed} |`
}

/** Files that the page says a broken line of went unnoticed in, and that are not there. */
export function lostPlaces(page) {
  return [...page.matchAll(PLACES)].flatMap(([, cell]) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, place]) => place)
    const folder = first.slice(0, first.lastIndexOf('/') + 1)
    return [first, ...others.map((name) => folder + name)].filter(
      (place) =>
        !existsSync(join(root, 'apps/server/src', place)) &&
        !existsSync(join(root, place.replace('domain/', 'packages/domain/src/'))),
    )
  })
}
