import { fieldMessages } from '@benefits/copy/field-messages'
import { nextJointGroup } from '@benefits/domain/cart/joint/next-joint-group'
import { useState } from 'react'
import { toLeadContact } from '../../../purchase/access/public.ts'
import {
  CartSummary,
  namesOf,
  ProceedButton,
  ShareBeside,
  useCartState,
} from '../../../purchase/cart/public.ts'
import { ContactForm } from '../../../purchase/identification/public.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { openJoint } from '../../../visit/joint-moves.ts'
import type { PriceTable } from '../../../visit/plans-slice.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { jointCopy as copy, solutionsCopy } from '../copy.ts'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import type { Solutions } from '../shelf/use-sections.ts'
import { GroupForm } from './group-form.tsx'
import { GroupLines } from './group-lines.tsx'
import styles from './joint-forms.module.css'
import { JointFrame } from './joint-frame.tsx'
import { JointStep, type JointStepState } from './joint-step.tsx'
import { useJointContinue } from './use-joint-continue.ts'

interface JointFormsProps {
  readonly sections: readonly SolutionSection[]
  readonly products: Solutions['products']
  /** The price table that the page came with. */
  readonly plans: PriceTable
}

/** One form after another: who contracts where nobody said so yet, then each chosen group. */
export function JointForms({ sections, products, plans }: JointFormsProps) {
  const store = useVisitorStore()
  const cart = useCartState()
  const isKnown = useVisitor(({ access }) => toLeadContact(access) !== null)
  const [asksWho] = useState(!isKnown)
  const [isWhoOpen, setWhoOpen] = useState(asksWho)
  const { proceed, busy, stop, dialog } = useJointContinue(sections)
  const chosen = cart.jointGroupCodes.flatMap((code) =>
    sections.filter(({ groupCode }) => groupCode === code),
  )
  const openAt = chosen.findIndex(({ groupCode }) => groupCode === cart.selectedGroupCode)
  const first = asksWho ? 2 : 1
  // The last form may be left without a plan: that must not be found out afterwards.
  const planLess = chosen.find(
    ({ lineType, groupCode }, at) =>
      lineType === 'hcm' && at <= openAt && cart.lines.every((line) => line.groupCode !== groupCode),
  )

  function stateOf(at: number): JointStepState {
    if (at === openAt) return isWhoOpen ? 'waiting' : 'open'
    return at < openAt ? 'done' : 'waiting'
  }

  function reopen(section: SolutionSection) {
    setWhoOpen(false)
    store.move(openJoint, section)
  }

  return (
    <JointFrame
      side={
        isWhoOpen ? (
          <JointOutline names={chosen.map(({ name }) => name)} />
        ) : (
          <CartSummary>
            <ProceedButton
              label={nextJointGroup(cart) === null ? copy.finish : copy.next}
              way={{ is: 'ready', go: proceed }}
              busy={busy}
              isStart
              note={planLess && copy.noPlan(planLess.name)}
            />
          </CartSummary>
        )
      }
    >
      <div className={styles.forms}>
        {asksWho && (
          <JointStep
            number={1}
            title={copy.whoTitle}
            state={isWhoOpen ? 'open' : 'done'}
            onEdit={() => setWhoOpen(true)}
            summary={<Contact />}
          >
            <ContactForm onDone={() => setWhoOpen(false)} />
          </JointStep>
        )}
        {chosen.map((section, at) => (
          <JointStep
            key={section.groupCode}
            number={at + first}
            title={section.name}
            state={stateOf(at)}
            onEdit={() => reopen(section)}
            summary={<GroupLines section={section} />}
          >
            <GroupForm section={section} products={products} plans={plans} />
          </JointStep>
        ))}
        {stop && <Stop why={stop} />}
      </div>
      {dialog}
    </JointFrame>
  )
}

/** Beside the first form, of which nothing can be summed up: what will be. A narrow screen has the forms themselves. */
function JointOutline({ names }: { readonly names: readonly string[] }) {
  return (
    <div>
      <section className={styles.outline} aria-labelledby="neste-pedido">
        <h2 id="neste-pedido" className={styles.outlineTitle}>
          {copy.outline}
        </h2>
        <ul className={styles.outlineNames}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className={styles.outlineText}>{copy.outlineText}</p>
      </section>
      <ShareBeside />
    </div>
  )
}

/** Why the order cannot go on. */
function Stop({ why }: { readonly why: NonNullable<ReturnType<typeof useJointContinue>['stop']> }) {
  const { lines } = useCartState()
  return (
    <InlineMessage kind="error">
      {why === 'alone'
        ? solutionsCopy.jointAlone(namesOf(lines))
        : `${copy.nothingNew} ${fieldMessages.noValidProduct}`}
    </InlineMessage>
  )
}

function Contact() {
  const { firstName, lastName, email } = useVisitor(({ access }) => access.draft)
  return <p>{`${firstName} ${lastName}, ${email}`}</p>
}
