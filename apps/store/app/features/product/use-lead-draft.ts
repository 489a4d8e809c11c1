import { useEffect, useRef } from 'react'
import { useRestored, useVisitorStore } from '../../state/visitor-provider.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import { LEAD_FIELDS, type LeadValues } from './lead-rules.ts'

/** Fills the form with what this tab remembers, once that is known, and remembers what is typed from then on. */
export function useLeadDraft({ values, change }: Pick<Form<LeadValues>, 'values' | 'change'>) {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const isFilled = useRef(false)
  useEffect(() => {
    if (!isRestored) return
    const { draft } = store.getState().lead
    if (isFilled.current) {
      const isOther = LEAD_FIELDS.some((name) => draft[name] !== values[name])
      if (isOther) store.setState({ lead: { draft: { ...values } } })
      return
    }
    isFilled.current = true
    for (const name of LEAD_FIELDS) {
      if (values[name] === '' && draft[name] !== '') change(name, draft[name])
    }
  }, [store, isRestored, values, change])
}
