import { fieldMessages } from '@benefits/copy/field-messages'
import { toEmbossName } from '@benefits/domain/customer/to-emboss-name'
import { useEffect, useMemo, useState } from 'react'
import { EmailField, MobileField, NameField } from '../../../forms/contact/public.ts'
import type { Elements } from '../../../ui/elements.ts'
import { InlineMessage } from '../../../ui/feedback/inline-message.tsx'
import { MaskedInput } from '../../../ui/forms/masked-input.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { type Form, useForm } from '../../../ui/forms/use-form.ts'
import { Button } from '../../../ui/press/button.tsx'
import { firstCompanyData } from '../../../visit/company-draft.ts'
import type { OrderCompanyValues } from '../../../visit/company-values.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { AddressFields, isAddressComplete } from '../../address/public.ts'
import { titleOfStep } from '../../flow/public.ts'
import styles from './company-page.module.css'
import { companyPageCopy as copy } from './copy.ts'
import { firstValues } from './first-values.ts'
import { NumberedSection } from './numbered-section.tsx'
import { orderCompanyRules } from './order-company-rules.ts'
import { PeopleSection } from './people-section.tsx'

interface CompanyFormProps {
  /** Cards are made and sent: what is engraved on them, and where they go, is asked. */
  readonly hasCards: boolean
  /** The way back, beside the button that goes on. */
  readonly back: Elements
  readonly onSubmit: (values: OrderCompanyValues) => Promise<void>
}

/** The company's data in four sections: name, contact, who represents and owns it, where the cards go. */
export function CompanyForm({ hasCards, back, onSubmit }: CompanyFormProps) {
  const store = useVisitorStore()
  const [known] = useState(() =>
    firstValues({ ...store.getState(), order: { ...store.getState().order, typed: null } }),
  )
  const [isFiscalAsked] = useState(
    () => !isAddressComplete(firstCompanyData(store.getState().customer.company).fiscalAddress),
  )
  const [missingCeps, setMissingCeps] = useState<readonly string[]>([])
  const rules = useMemo(
    () => orderCompanyRules({ missingCeps, isFiscalAsked, hasCards }),
    [missingCeps, isFiscalAsked, hasCards],
  )
  const form = useForm(rules, firstValues(store.getState()))
  const { values } = form
  const [isTold, setTold] = useState(false)
  const addMissing = (typed: string) => setMissingCeps((before) => [...before, typed])
  const address = { form, known, onMissingCep: addMissing }
  const engraved = toEmbossName(values.tradeName)

  useEffect(() => {
    store.setState(({ order }) => (order.typed === values ? {} : { order: { ...order, typed: values } }))
  }, [store, values])

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={titleOfStep('companyData')}
      onSubmit={(event) => {
        setTold(!form.isValid)
        form.submit(onSubmit)(event)
      }}
    >
      <NumberedSection number={1} title={hasCards ? copy.ofCards : copy.ofContract}>
        <TextInput
          {...form.text('tradeName')}
          className={styles.short}
          label={copy.tradeName}
          hint={hasCards && engraved ? copy.engraved(engraved) : undefined}
          autoComplete="organization"
          required
        />
      </NumberedSection>
      <NumberedSection number={2} title={copy.registration}>
        <ContactFields form={form} />
        {isFiscalAsked && <AddressFields {...address} kind="fiscal" legend={copy.fiscalAddress} />}
      </NumberedSection>
      <NumberedSection number={3} title={copy.people}>
        <PeopleSection form={form} />
      </NumberedSection>
      {hasCards && (
        <NumberedSection number={4} title={copy.delivery}>
          <AddressFields {...address} kind="delivery" legend={copy.delivery} legendHidden />
        </NumberedSection>
      )}
      <div aria-live="assertive">
        {isTold && !form.isValid && <InlineMessage kind="error">{fieldMessages.formInvalid}</InlineMessage>}
      </div>
      <div className={styles.actions}>
        {back}
        <Button type="submit" size="lg" busy={form.isSubmitting} unready={!form.isValid}>
          {copy.continue}
        </Button>
      </div>
    </form>
  )
}

/** Who speaks for the company, whom the contract's copy is mailed to. */
function ContactFields({ form }: { readonly form: Form<OrderCompanyValues> }) {
  return (
    <div className={styles.fields}>
      <NameField {...form.masked('name')} />
      <MobileField {...form.masked('mobile')} />
      <EmailField className={styles.wide} hint={copy.emailHint} {...form.masked('email')} />
      <MaskedInput label={copy.cpf} autoComplete="off" required {...form.masked('cpf')} />
      <MaskedInput
        label={copy.birthDate}
        placeholder={copy.birthDatePlaceholder}
        autoComplete="bday"
        required
        {...form.masked('birthDate')}
      />
    </div>
  )
}
