import { useId } from 'react'
import { EmailField, MobileField, NameField } from '../../forms/contact/public.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Elements } from '../../ui/elements.ts'
import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import panel from '../../ui/layout/panel.module.css'
import { type CompanyValues, isContact, named, readSlot } from '../../visit/company-values.ts'
import { AddressFields } from '../address/public.ts'
import type { CompanySectionsProps } from './company-form.tsx'
import { companyDataCopy as copy } from './copy.ts'
import styles from './order-sections.module.css'
import { OwnFields } from './own-fields.tsx'
import pair from './pair.module.css'
import { PeopleSection } from './people-section.tsx'

/** Without accounts, in four sections: name, contact, who represents and owns the company, where the cards go. */
export function OrderSections({ address, hasCards, isFiscalAsked }: CompanySectionsProps) {
  const { form } = address
  return (
    <>
      <NumberedSection number={1} title={hasCards ? copy.ofCards : copy.ofContract}>
        <OwnFields form={form} flow="order" hasCards={hasCards} className={styles.short} />
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
    </>
  )
}

/** Who speaks for the company, whom the contract's copy is mailed to. */
function ContactFields({ form }: { readonly form: Form<CompanyValues> }) {
  /** A field of theirs that the first representative follows while that is the same person. */
  function followed(field: 'name' | 'cpf', follower: 'person0Name' | 'person0Cpf') {
    const masked = form.masked(field)
    return {
      ...masked,
      onValueChange: (value: string) => {
        const { isLegalEntity } = named(readSlot(form.values, 0))
        if (!isLegalEntity && isContact(form.values)) form.change(follower, value)
        masked.onValueChange(value)
      },
    }
  }

  return (
    <div className={classNames(styles.contact, pair.pair)}>
      <NameField className={styles.name} {...followed('name', 'person0Name')} />
      <MaskedInput
        className={classNames(styles.code, pair.code)}
        label={copy.cpf}
        autoComplete="off"
        required
        {...followed('cpf', 'person0Cpf')}
      />
      <MaskedInput
        className={classNames(styles.code, pair.code)}
        label={copy.birthDate}
        placeholder={copy.birthDatePlaceholder}
        autoComplete="bday"
        required
        {...form.masked('birthDate')}
      />
      <EmailField className={styles.email} hint={copy.emailHint} {...form.masked('email')} />
      <MobileField className={styles.mobile} {...form.masked('mobile')} />
    </div>
  )
}

interface NumberedSectionProps {
  readonly number: number
  readonly title: string
  readonly children: Elements
}

/** One numbered part of the company page. */
function NumberedSection({ number, title, children }: NumberedSectionProps) {
  const id = useId()
  return (
    <section className={classNames(panel.panel, styles.section)} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
