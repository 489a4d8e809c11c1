import { useState } from 'react'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { CompanyGate } from './company-gate.tsx'
import { solutionsCopy as copy } from './copy.ts'
import { goToJointChoice, JointChoice } from './joint/joint-choice.tsx'
import { useAskedTogether } from './joint/use-asked-together.ts'
import { ServiceShelf } from './shelf/service-shelf.tsx'
import { type Solutions, useSections } from './shelf/use-sections.ts'
import styles from './solutions-page.module.css'
import { useContractedRefresh } from './use-contracted-refresh.ts'

/** What a company has contracted, by service group, and what else it can have. */
export function SolutionsPage(solutions: Solutions) {
  const company = useVisitor(({ customer }) => customer.company?.tradeName)
  return (
    <Page title={copy.title} text={company ? copy.introOf(company) : copy.intro} className={styles.page}>
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
    <>
      {isHidden && <InlineMessage kind="info">{copy.amountsHidden}</InlineMessage>}
      <ServiceShelf
        sections={sections}
        onTogether={({ groupCode }) => {
          choose([...new Set([...chosenCodes, groupCode])])
          goToJointChoice()
        }}
      />
      <JointChoice sections={sections} chosenCodes={chosenCodes} onChoose={choose} />
    </>
  )
}
