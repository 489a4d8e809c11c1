import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useEmbedded } from '../../../always/issuer/store-view.ts'
import type { CompanyData } from '../../../commands/command-table.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { loadPart } from '../../../ui/load-part.ts'
import { Button } from '../../../ui/press/button.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { closeCompanyForm, concludeCompany } from '../../../visit/company-moves.ts'
import { type CompanyValues, toCompanyData, toPerson } from '../../../visit/company-values.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { SignOutHere, toRegistration } from '../../access/public.ts'
import { isAddressComplete } from '../../address/public.ts'
import { accountValues, companyDataCopy, isCompanyComplete } from '../../company-data/public.ts'
import { checkoutCopy } from '../copy.ts'
import { useCorrectPerson } from '../proceed/use-correct-person.ts'
import { StepSection } from '../step-section.tsx'
import styles from './registration-section.module.css'
import { BriefView, CompanyView, RepresentativeView } from './registration-view.tsx'

const PHONE = '(max-width: 640px)'

// Most buyers only look at their data: the form comes while they do.
const loadForm = () => loadPart(() => import('./registration-form.tsx'))
const RegistrationForm = lazy(loadForm)

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
  // The button that had the focus goes away: the form's first field takes it over.
  const [isOpened, setOpened] = useState(false)
  const isComplete = isCompanyComplete(company)
  // A phone has a line of each of what is ready, so that the contract is near; other screens have all of it.
  const isPhone = useMediaQuery(PHONE)
  const [isWhole, setWhole] = useState(false)
  const isBrief = isPhone && !isWhole && !isEditing

  useEffect(() => {
    void loadForm().catch(() => {})
  }, [])

  function open() {
    setOpened(true)
    onEditing(true)
  }

  function close() {
    store.move(closeCompanyForm)
    onEditing(false)
    // The button that had the focus goes away with the form.
    requestAnimationFrame(() => edit.current?.focus())
  }

  async function conclude(given: CompanyValues) {
    if (!(await correct(toPerson(given)))) return
    store.move(concludeCompany, toCompanyData(given, hasCards))
    announce(checkoutCopy.concluded)
    close()
  }

  const view = <CompanyView company={company} cnpj={registration?.cnpj ?? ''} hasCards={hasCards} />
  return (
    <StepSection
      number={1}
      title={checkoutCopy.registrationTitle}
      isDone={isComplete && !isEditing}
      action={
        !isEditing && (
          <Button
            ref={edit}
            variant="secondary"
            size="sm"
            iconBefore={<Icon name="edit" size={18} />}
            onClick={open}
          >
            {checkoutCopy.edit}
            <VisuallyHidden> {checkoutCopy.whatIsEdited}</VisuallyHidden>
          </Button>
        )
      }
    >
      {isBrief ? (
        <div className={styles.brief}>
          <BriefView registration={registration} company={company} hasCards={hasCards} />
        </div>
      ) : (
        <div className={isEditing ? styles.section : styles.views}>
          {registration && <RepresentativeView registration={registration} isEditing={isEditing} />}
          {isEditing ? (
            <>
              {!isComplete && <InlineMessage kind="info">{checkoutCopy.incomplete}</InlineMessage>}
              <Suspense fallback={view}>
                <RegistrationForm
                  autoFocus={isOpened}
                  known={accountValues(company, person)}
                  typed={store.getState().purchase.typedCompany}
                  hasCards={hasCards}
                  isFiscalAsked={!isAddressComplete(company.fiscalAddress)}
                  asked={asked}
                  beside={
                    isComplete && (
                      <Button variant="ghost" onClick={close}>
                        {companyDataCopy.cancel}
                      </Button>
                    )
                  }
                  onSubmit={conclude}
                />
              </Suspense>
              {registration && <AccountNote />}
            </>
          ) : (
            view
          )}
        </div>
      )}
      {isPhone && !isEditing && (
        <div className={styles.more}>
          <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole((was) => !was)}>
            {isWhole ? checkoutCopy.lessData : checkoutCopy.allData}
          </Button>
        </div>
      )}
    </StepSection>
  )
}

/** Why name and e-mail cannot be edited, and how to contract with others; in a partner's page nobody signs out. */
function AccountNote() {
  const isEmbedded = useEmbedded() !== null
  return (
    <div className={styles.note}>
      <InlineMessage kind="info">
        {isEmbedded ? checkoutCopy.ofAccess : `${checkoutCopy.ofAccess} ${checkoutCopy.otherAccess}`}
      </InlineMessage>
      {!isEmbedded && <SignOutHere label={checkoutCopy.toOtherAccess} />}
    </div>
  )
}
