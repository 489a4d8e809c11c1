import { useRef } from 'react'
import type { CompanyData } from '../../../commands/command-table.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { isSameCompany, type PersonValues, toPerson } from '../../../visit/company-draft.ts'
import { withoutAcceptance } from '../../../visit/purchase-moves.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { toRegistration } from '../../access/public.ts'
import { checkoutCopy } from '../copy.ts'
import { useCorrectPerson } from '../register/use-correct-person.ts'
import { AccountNote } from './account-note.tsx'
import { CompanyForm } from './company-form.tsx'
import { isCompanyComplete } from './company-rules.ts'
import styles from './registration-section.module.css'
import { CompanyView, RepresentativeView } from './registration-view.tsx'

interface RegistrationSectionProps {
  readonly company: CompanyData
  /** Cards are part of the order. */
  readonly hasCards: boolean
  readonly isEditing: boolean
  readonly onEditing: (isEditing: boolean) => void
  /** Counts how often the contract asked for whole data: the open form then shows what is wrong. */
  readonly asked: number
}

/** Registration data, to look at or to edit. A change takes the contract's acceptance away. */
export function RegistrationSection({
  company,
  hasCards,
  isEditing,
  onEditing,
  asked,
}: RegistrationSectionProps) {
  const store = useVisitorStore()
  const announce = useAnnounce()
  const access = useVisitor((state) => state.access)
  const registration = toRegistration(access)
  const person = toPerson(access.draft)
  const correct = useCorrectPerson()
  const edit = useRef<HTMLButtonElement>(null)
  const data = useRef<HTMLDivElement>(null)
  const isComplete = isCompanyComplete(company)

  function open() {
    onEditing(true)
    // The button that had the focus goes away: the form's first field takes it over.
    requestAnimationFrame(() => data.current?.querySelector('input')?.focus())
  }

  function close() {
    store.setState(({ purchase }) => ({ purchase: { ...purchase, typedCompany: null } }))
    onEditing(false)
    // The button that had the focus goes away with the form.
    requestAnimationFrame(() => edit.current?.focus())
  }

  async function conclude(changed: CompanyData, typed: PersonValues) {
    if (!(await correct(typed))) return
    store.setState(({ purchase }) => ({
      purchase: {
        ...(isSameCompany(company, changed) ? purchase : withoutAcceptance(purchase)),
        companyData: changed,
      },
    }))
    announce(checkoutCopy.concluded)
    close()
  }

  return (
    <div className={styles.section} ref={data}>
      {registration && <RepresentativeView registration={registration} isEditing={isEditing} />}
      {!isEditing && <hr className={styles.line} />}
      {isEditing ? (
        <>
          {registration && <AccountNote />}
          {!isComplete && <InlineMessage kind="info">{checkoutCopy.incomplete}</InlineMessage>}
          <CompanyForm
            company={company}
            person={person}
            hasCards={hasCards}
            asked={asked}
            onConclude={conclude}
            onCancel={isComplete ? close : undefined}
          />
        </>
      ) : (
        <>
          <CompanyView company={company} cnpj={registration?.cnpj ?? ''} hasCards={hasCards} />
          <Button
            ref={edit}
            variant="secondary"
            size="sm"
            className={styles.edit}
            iconBefore={<Icon name="edit" size={18} />}
            onClick={open}
          >
            {checkoutCopy.edit}
            <VisuallyHidden> {checkoutCopy.whatIsEdited}</VisuallyHidden>
          </Button>
        </>
      )}
    </div>
  )
}
