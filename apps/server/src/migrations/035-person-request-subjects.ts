import { addIndexes } from './add-indexes.ts'

/** Earlier requests about a person are found by the person's hashes, however many requests there were. */
export const personRequestSubjects = addIndexes({
  person_requests_subjects: ['index', 'on person_requests using gin (subject_hashes)'],
})
