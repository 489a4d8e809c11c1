import { useEffect, useId, useState } from 'react'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { SidePage } from '../../ui/layout/side-page.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { fillCompany } from '../../visit/company-moves.ts'
import { firstCompanyData } from '../../visit/company-values.ts'
import { useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import {
  CartSummary,
  DeliveryForecast,
  FoldedFeeList,
  ProceedButton,
  useCartPath,
  type WayOn,
} from '../cart/public.ts'
import { isCompanyComplete } from '../company-data/public.ts'
import { ContractSection, type ContractWork, contractCopy, useContractWork } from '../contract/public.ts'
import { TrailRow, titleOfStep, useEntryGuard } from '../flow/public.ts'
import { PaymentBox, paymentCopy } from '../payment/public.ts'
import { ProposerFold } from '../proposal/public.ts'
import { checkoutCopy } from './copy.ts'
import { type Concluding, useConcluding } from './hire/use-concluding.ts'
import { nextStepOf } from './next-step.ts'
import { nextStepWords } from './next-step-words.ts'
import { useProceed } from './proceed/use-proceed.ts'
import { RegistrationSection } from './registration/registration-section.tsx'
import { goToOpenStep, StepSection } from './step-section.tsx'
import { SummaryOutline } from './summary-outline.tsx'
import styles from './summary-page.module.css'

/** Where the total and its button are a sheet at the foot of the window. */
const SHEET = '(max-width: 1114px)'

/** Summary and checkout, 'Finalize sua contratação': data, contract, payment, and the button that ends it. */
export function SummaryPage() {
  const isOpen = useEntryGuard('summary')
  const cartPage = useCartPath()
  const { payment, isPaid, hasCards, conclude } = useConcluding()
  const isAccepted = useVisitor(({ purchase }) => purchase.acceptedHash !== null)
  const isDataOpen = useVisitor(isDataMissing)
  const done = { isDataOpen, isAccepted, isPaid }
  const step = nextStepOf(done)
  const nextStep = isOpen ? nextStepWords(done) : ''
  const { proceed, busy } = useProceed('summary', conclude)
  const work = useContractWork()

  // One rule on every screen: grey with its reason until a press concludes, and a press leads to what is missing. In a
  // narrow screen's sheet the reason stands over the button from the start, and a press opens the contract itself.
  const isSheet = useMediaQuery(SHEET)
  const way: WayOn =
    step === 'conclude'
      ? { is: 'ready', go: proceed }
      : isSheet
        ? { is: 'instead', go: step === 'contract' ? work.open : goToOpenStep, hint: nextStep, isHeld: true }
        : { is: 'missing', words: checkoutCopy.missing[step], lead: goToOpenStep }

  return (
    <SidePage
      above={<TrailRow at="contract" backTo={cartPage} />}
      title={titleOfStep('summary')}
      intro={checkoutCopy.summaryIntro}
      isIntroWide
      side={
        <CartSummary look="checkout" fees={FoldedFeeList}>
          <ProceedButton
            label={checkoutCopy.proceed}
            way={way}
            {...(way.is === 'instead' ? {} : { nextStep })}
            busy={busy}
          />
        </CartSummary>
      }
    >
      <LoadingRegion loading={!isOpen} skeleton={<SummaryOutline />}>
        <div className={styles.main}>
          <Sections payment={payment} isPaid={isPaid} hasCards={hasCards} work={work} />
          {hasCards && <DeliveryForecast />}
          <ProposerFold />
        </div>
      </LoadingRegion>
    </SidePage>
  )
}

/** Whether the first step stands open: the company's data is not whole, or is being edited. */
function isDataMissing({ purchase, customer }: VisitorState): boolean {
  const company = purchase.companyData ?? firstCompanyData(customer.company)
  return purchase.typedCompany !== null || !isCompanyComplete(company)
}

function Sections({
  payment,
  isPaid,
  hasCards,
  work,
}: Omit<Concluding, 'conclude'> & { readonly work: ContractWork }) {
  const store = useVisitorStore()
  const known = useVisitor(({ purchase }) => purchase.companyData)
  const registry = useVisitor(({ customer }) => customer.company)
  const isAccepted = useVisitor(({ purchase }) => purchase.acceptedHash !== null)
  const company = known ?? firstCompanyData(registry)
  const isComplete = isCompanyComplete(company)
  const [isEditing, setEditing] = useState(
    () => !isComplete || store.getState().purchase.typedCompany !== null,
  )
  const [asked, setAsked] = useState(0)
  const isBlocked = !isAccepted && (isEditing || !isComplete)
  const lackId = useId()

  useEffect(() => {
    if (known === null) store.move(fillCompany)
  }, [store, known])

  function isReady(): boolean {
    if (isComplete && !isEditing) return true
    setEditing(true)
    setAsked((times) => times + 1)
    return false
  }

  return (
    <div className={styles.main}>
      <RegistrationSection
        company={company}
        hasCards={hasCards}
        isEditing={isEditing}
        onEditing={setEditing}
        asked={asked}
      />
      <StepSection number={2} title={contractCopy.sectionTitle} isDone={isAccepted}>
        {payment.isCardOffered && payment.state.paymentMethod === 'boleto' && !isAccepted && (
          <p className={styles.note}>{checkoutCopy.paymentFirst}</p>
        )}
        <ContractSection work={work} isReady={isReady} lackId={isBlocked ? lackId : undefined} />
        {isBlocked && (
          <div id={lackId} className={styles.lack}>
            {asked > 0 ? (
              <InlineMessage kind="warning">{contractCopy.finishEditing}</InlineMessage>
            ) : (
              <p>{contractCopy.finishEditing}</p>
            )}
          </div>
        )}
      </StepSection>
      <StepSection number={3} title={paymentCopy.title} isDone={isPaid}>
        <PaymentBox payment={payment} />
      </StepSection>
    </div>
  )
}
