import { MobileField } from '../../forms/contact/public.ts'
import { classNames } from '../../ui/class-names.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { addressOf } from '../../visit/address-draft.ts'
import { AddressFields, AddressLine } from '../address/public.ts'
import styles from './account-sections.module.css'
import type { CompanySectionsProps } from './company-form.tsx'
import { companyDataCopy as copy } from './copy.ts'
import { OwnFields } from './own-fields.tsx'
import pair from './pair.module.css'

/**
 * With accounts: what of the registered person can be put right, the company, and where the cards go. The fiscal
 * address is the registry's word and asked for only where it is not whole.
 */
export function AccountSections({ address, hasCards, isFiscalAsked }: CompanySectionsProps) {
  const { form, known } = address
  return (
    <>
      <fieldset className={classNames(styles.person, pair.pair)}>
        <legend>
          <VisuallyHidden>{copy.representative}</VisuallyHidden>
        </legend>
        <MobileField {...form.masked('mobile')} />
        <MaskedInput className={pair.code} label={copy.cpf} required {...form.masked('cpf')} />
        <MaskedInput
          className={pair.code}
          label={copy.birthDate}
          placeholder={copy.birthDatePlaceholder}
          autoComplete="bday"
          required
          {...form.masked('birthDate')}
        />
      </fieldset>
      <OwnFields form={form} flow="accounts" hasCards={hasCards} className={styles.name} />
      {isFiscalAsked ? (
        <AddressFields {...address} kind="fiscal" legend={copy.fiscalAddress} />
      ) : (
        <div className={styles.known}>
          <p className={styles.legend}>{copy.fiscalAddress}</p>
          <AddressLine address={addressOf('fiscal', known)} />
        </div>
      )}
      {hasCards && <Checkbox boxed label={copy.sameAddress} {...form.tick('isSameAddress')} />}
      {hasCards && !form.values.isSameAddress && (
        <AddressFields {...address} kind="delivery" legend={copy.deliveryAddress} />
      )}
    </>
  )
}
