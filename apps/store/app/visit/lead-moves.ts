import { type LeadSlice, noLead } from './lead-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/** The product page's form as it stands; nothing changes where it stood so already. */
export function setLeadDraft({ lead }: VisitorState, draft: LeadSlice['draft']): Partial<VisitorState> {
  const isSame = Object.entries(draft).every(([name, value]) => Reflect.get(lead.draft, name) === value)
  return isSame ? {} : { lead: { draft: { ...draft } } }
}

/** The form was sent: another one begins empty. */
export function clearLeadDraft(): Partial<VisitorState> {
  return { lead: noLead }
}
