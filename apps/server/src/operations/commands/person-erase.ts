import { erasureAsText } from '../person/print-person.ts'
import { servePersonErasure } from '../person/serve-person.ts'
import { maskId } from '../person/subject.ts'
import { type Command, EXIT } from './command.ts'
import { readSubject, SUBJECT_OPTIONS, servicesOf } from './person-subject.ts'

/** Deletes or anonymises what is stored of a person. */
export const personErase: Command = {
  words: 'person erase',
  options: SUBJECT_OPTIONS,
  about: 'deletes or anonymises it, with the reason per table',
  question: (given) => {
    readSubject(given)
    return 'Everything stored of this person goes for good.'
  },
  run: async (given, desk) => {
    const outcome = await servePersonErasure(readSubject(given), await servicesOf(desk))
    if (!outcome.ok) {
      const { underWay } = outcome
      return {
        exit: EXIT.underWay,
        json: { erased: false, underWay },
        text: '',
        complaint: `Nothing was erased: the store still has to do this. Let it run until it is done, then give the command again.\n  ${underWay.join('\n  ')}`,
      }
    }
    const { report } = outcome
    const { parts, left, alsoNamed, handedOver } = report
    return {
      json: { erased: true, tables: parts, left, handedOver, alsoNamed: alsoNamed.map(maskId) },
      text: erasureAsText(report),
    }
  },
}
