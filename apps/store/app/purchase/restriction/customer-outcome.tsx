import type { CustomerType } from '@benefits/domain/customer/customer-type'
import { Button } from '../../ui/press/button.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { companyCopy as copy } from './copy.ts'
import { isRestricted } from './is-restricted.ts'
import { OutcomeBlock } from './outcome-block.tsx'
import { Restriction } from './restriction.tsx'

interface CustomerOutcomeProps {
  readonly type: CustomerType
  /** A customer with products left goes on to its cart. */
  readonly onContinue: () => void
  /** While it goes on. */
  readonly busy?: boolean
  /** Forgets the customer type and shows the form again. */
  readonly onReset: () => void
  /** Closes the modal that this stands in. */
  readonly onClose: () => void
}

/**
 * What the modal of the proposal shows once it knows what the company is: a greeting for a customer, the restriction's
 * words and ways on for one that may not buy this, nothing for a new company, whose form it is.
 */
export function CustomerOutcome({ type, onContinue, busy = false, onReset, onClose }: CustomerOutcomeProps) {
  if (isRestricted(type)) return <Restriction type={type} onReset={onReset} onClose={onClose} />
  if (type === 'noContracts') return null
  return <Greeting onContinue={onContinue} busy={busy} onReset={onReset} />
}

function Greeting({
  onContinue,
  busy,
  onReset,
}: Required<Pick<CustomerOutcomeProps, 'onContinue' | 'busy' | 'onReset'>>) {
  const name = useVisitor(({ access, order }) => firstName(access.draft.firstName || order.contact.name))
  const company = useVisitor(({ customer }) => customer.company?.tradeName ?? '')
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  const names = contracted.map((product) => product.name)
  return (
    <OutcomeBlock
      icon="smile"
      place="modal"
      title={copy.greeting(name)}
      text={copy.greetingText(company)}
      advice={`${copy.contracted(names)} ${copy.stillAvailable}`}
      actions={
        <>
          <Button onClick={onContinue} busy={busy}>
            {copy.continue}
          </Button>
          <Button variant="ghost" onClick={onReset} disabled={busy}>
            {copy.otherCompany}
          </Button>
        </>
      }
    />
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s/)[0] ?? ''
}
