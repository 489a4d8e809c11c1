import { listSections as definition } from '@benefits/wire/configuration/list-sections'
import { answerCall, done } from '../handled-call.ts'

/** The blocks of one page in display order, or of every page; those without items stay, the store hides them. */
export const listSections = answerCall(definition, async ({ query: { page } }, { issuer: { sections } }) =>
  done({ result: { sections: page === undefined ? sections : sections.filter((one) => one.page === page) } }),
)
