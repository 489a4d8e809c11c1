import { exportAsJson, exportAsText } from '../person/print-person.ts'
import { servePersonExport } from '../person/serve-person.ts'
import type { Command } from './command.ts'
import { readSubject, SUBJECT_OPTIONS, servicesOf } from './person-subject.ts'

/** All that is stored of a person; it is for that person, so that it masks nothing. */
export const personExport: Command = {
  words: 'person export',
  options: {
    ...SUBJECT_OPTIONS,
    whole: {
      type: 'boolean',
      about: 'reads every text of every row too, which takes minutes where there are many',
    },
  },
  about: 'all that is stored of a person, in Portuguese; --json holds the documents',
  run: async (given, desk) => {
    const subject = readSubject(given)
    const made = await servePersonExport(
      subject,
      await servicesOf(desk),
      given.has('whole') ? 'whole' : 'byIndex',
    )
    return { json: exportAsJson(made), text: exportAsText(made) }
  },
}
