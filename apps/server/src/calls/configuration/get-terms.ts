import { getTerms as definition } from '@benefits/wire/configuration/get-terms'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** The issuer's terms of use as they are shown. */
export const getTerms = answerCall(definition, async (_input, { content: { terms } }) => {
  const { version, title, sections } = terms
  const shown = sections.map((section) => ({ title: section.title, paragraphs: [...section.paragraphs] }))
  return done({ result: { version, title, sections: shown } })
})
