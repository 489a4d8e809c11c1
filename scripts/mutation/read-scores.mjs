import { readFileSync } from 'node:fs'
import { ROOT_OF } from './rooms.mjs'

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/**
 * The rooms of a report as `[{ room, noticed, unnoticed }]`, its survivors as lines that can be read, and how many
 * broken lines could not be judged, because the tests did not even load with them.
 */
export function readScores(file, group) {
  const { files } = JSON.parse(readFileSync(file, 'utf8'))
  const rooms = new Map()
  const survivors = []
  let unjudged = 0
  for (const [path, { source, mutants }] of Object.entries(files)) {
    const room = path.slice(ROOT_OF[group].length + 1).split('/')[0]
    const score = rooms.get(room) ?? { room, noticed: 0, unnoticed: 0 }
    rooms.set(room, score)
    for (const mutant of mutants) {
      if (mutant.status === 'RuntimeError') unjudged += 1
      if (NOTICED.includes(mutant.status)) score.noticed += 1
      if (!UNNOTICED.includes(mutant.status)) continue
      score.unnoticed += 1
      survivors.push(`${path}:${tellMutant(source, mutant)}`)
    }
  }
  return { rooms: [...rooms.values()].toSorted((a, b) => a.room.localeCompare(b.room)), survivors, unjudged }
}

/** The share that was noticed, in per cent; 100 where there was nothing to break. */
export function percentOf({ noticed, unnoticed }) {
  return noticed + unnoticed === 0 ? 100 : (100 * noticed) / (noticed + unnoticed)
}

function tellMutant(source, { location: { start, end }, mutatorName, replacement = '' }) {
  const line = source.split('\n')[start.line - 1] ?? ''
  const was =
    start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.slice(start.column - 1)
  return `${start.line}:${start.column} ${mutatorName}: ${was.trim()} → ${replacement.replace(/\s+/g, ' ')}`
}
