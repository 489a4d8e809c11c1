import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { runCommand } from '../../commands/run-command.ts'
import { linkedModality } from '../../purchase/cart/public.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { isVerified } from '../../visit/access-slice.ts'
import { setContracted } from '../../visit/customer-moves.ts'
import { useRestored, useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import { CompanyGate } from './company-gate.tsx'
import { solutionsCopy as copy } from './copy.ts'
import { goToJointChoice, JointChoice } from './joint/joint-choice.tsx'
import { ServiceShelf } from './shelf/service-shelf.tsx'
import { type Solutions, useSections } from './shelf/use-sections.ts'
import styles from './solutions-page.module.css'

/** What a company has contracted, by service group, and what else it can have. */
export function SolutionsPage(solutions: Solutions) {
  const company = useVisitor(({ customer }) => customer.company?.tradeName)
  return (
    <Page title={copy.title} text={company ? copy.introOf(company) : copy.intro}>
      <CompanyGate>
        <Groups {...solutions} />
      </CompanyGate>
    </Page>
  )
}

function Groups(solutions: Solutions) {
  useContractedRefresh()
  const sections = useSections(solutions)
  const isHidden = useVisitor(({ customer: { contractedProducts } }) =>
    contractedProducts.some(({ quantity }) => quantity === undefined),
  )
  const [chosenCodes, choose] = useState<readonly number[]>(useAskedTogether())
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        {isHidden && <InlineMessage kind="info">{copy.amountsHidden}</InlineMessage>}
        <ServiceShelf
          sections={sections}
          onTogether={({ groupCode }) => {
            choose([...new Set([...chosenCodes, groupCode])])
            goToJointChoice()
          }}
        />
      </div>
      <JointChoice sections={sections} chosenCodes={chosenCodes} onChoose={choose} />
    </div>
  )
}

/**
 * Asks a verified visit's company again what it has, once a page: quantities and values are told after the code only.
 * Without a connection the visit keeps what it knows.
 */
function useContractedRefresh(): void {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const cnpj = useVisitor(({ customer, access }) => (isVerified(access) ? customer.company?.cnpj : null))
  useEffect(() => {
    if (!isRestored || !cnpj) return
    const leave = new AbortController()
    runCommand('identifyCompany', { params: { cnpj } }, leave.signal)
      .then((result) => {
        if (!result.ok || store.getState().customer.company?.cnpj !== cnpj) return
        store.move(setContracted, result.answer.contractedProducts)
      })
      // The page was left.
      .catch(() => {})
    return () => leave.abort()
  }, [store, isRestored, cnpj])
}

/** Groups that the link to this page asked to be hired together; the choice is where the visit goes on then. */
function useAskedTogether(): readonly number[] {
  const { state } = useLocation()
  const [asked] = useState(() => linkedModality(state))
  useEffect(() => {
    if (asked === null) return
    // The new page takes the focus first.
    const frame = requestAnimationFrame(goToJointChoice)
    return () => cancelAnimationFrame(frame)
  }, [asked])
  return asked === null ? [] : [asked]
}
