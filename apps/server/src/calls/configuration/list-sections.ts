import { promisedSections } from '@benefits/domain/catalogue/promised-sections'
import { listSections as definition } from '@benefits/wire/configuration/list-sections'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/**
 * The blocks of one page in display order, or of every page, as far as the channel sells what they speak of; those
 * without items stay, the store hides them.
 */
export const listSections = answerCall(definition, async ({ query: { page } }, { content, channel }) => {
  const { sections } = content
  const asked = page === undefined ? sections : sections.filter((one) => one.page === page)
  return done({ result: { sections: promisedSections(asked, channel) } })
})
