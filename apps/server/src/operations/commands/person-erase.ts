import { erasureAsText } from '../person/print-person.ts'
import { previewPersonErasure, servePersonErasure } from '../person/serve-person.ts'
import { maskId } from '../person/subject.ts'
import { type Command, EXIT } from './command.ts'
import { readSubject, SUBJECT_OPTIONS, servicesOf } from './person-subject.ts'

/** Deletes or anonymises what is stored of a person. */
export const personErase: Command = {
  words: 'person erase',
  options: {
    ...SUBJECT_OPTIONS,
    preview: { type: 'boolean', about: 'tells what would be done, and does nothing' },
  },
  about: 'deletes or anonymises it, with the reason per table',
  question: (given) => {
    readSubject(given)
    return given.has('preview') ? null : 'Everything stored of this person goes for good.'
  },
  run: async (given, desk) => {
    const isPreview = given.has('preview')
    const serve = isPreview ? previewPersonErasure : servePersonErasure
    const outcome = await serve(readSubject(given), await servicesOf(desk))
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
      json: { erased: !isPreview, tables: parts, left, handedOver, alsoNamed: alsoNamed.map(maskId) },
      text: isPreview
        ? `Nothing was erased. This would be done:\n${erasureAsText(report)}`
        : erasureAsText(report),
    }
  },
}
