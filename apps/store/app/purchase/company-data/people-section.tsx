import { MAX_EXTRA_CONTACTS } from '@benefits/domain/customer/representatives'
import { useRef } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/press/button.tsx'
import {
  type CompanyValues,
  extraCount,
  NOBODY,
  readPeople,
  SLOTS,
  type Slot,
  type SlotValues,
  slotFields,
} from '../../visit/company-values.ts'
import { companyDataCopy as copy } from './copy.ts'
import styles from './order-sections.module.css'
import { PersonFields } from './person-fields.tsx'

/** Who represents and owns the company: one, and up to three more. The button adds one like the last. */
export function PeopleSection({ form }: { readonly form: Form<CompanyValues> }) {
  const { values } = form
  const announce = useAnnounce()
  const list = useRef<HTMLDivElement>(null)
  const count = extraCount(values)
  const people = readPeople(values)
  const { kind } = people.at(-1) ?? NOBODY

  function put(slot: Slot, person: SlotValues) {
    const fields = Object.entries(slotFields(slot, person))
    for (const [name, value] of fields) form.change(name as keyof CompanyValues & string, value as never)
  }

  function focusPart(at: number, selector: string) {
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('[data-person]')[at]?.querySelector<HTMLElement>(selector)?.focus(),
    )
  }

  function add() {
    const slot = SLOTS[count + 1]
    if (slot === undefined) return
    put(slot, { ...NOBODY, kind })
    form.change('extraCount', String(count + 1))
    focusPart(count + 1, 'input:checked')
  }

  function remove(slot: Slot) {
    for (const at of SLOTS) if (at >= slot) put(at, people[at + 1] ?? NOBODY)
    form.change('extraCount', String(count - 1))
    announce(copy.removed)
    focusPart(slot - 1, 'input:checked')
  }

  return (
    <>
      <div ref={list} className={styles.people}>
        {SLOTS.slice(0, count + 1).map((slot) => (
          <div key={slot} data-person={slot}>
            <PersonFields form={form} slot={slot} {...(slot > 0 ? { onRemove: () => remove(slot) } : {})} />
          </div>
        ))}
      </div>
      {count < MAX_EXTRA_CONTACTS && (
        <p>
          <Button variant="secondary" iconBefore={<Icon name="plus" size={20} />} onClick={add}>
            {copy.add[kind]}
          </Button>
        </p>
      )}
    </>
  )
}
