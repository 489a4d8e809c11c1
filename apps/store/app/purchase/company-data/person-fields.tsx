import type { RepresentativeKind } from '@benefits/domain/customer/representatives'
import { NameField } from '../../forms/contact/public.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { MaskedInput } from '../../ui/forms/masked-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/press/button.tsx'
import { type CompanyValues, isContact, named, readSlot, type Slot } from '../../visit/company-values.ts'
import { companyDataCopy as copy } from './copy.ts'
import styles from './order-sections.module.css'

const KINDS = (Object.keys(copy.kinds) as RepresentativeKind[]).map((value) => ({
  value,
  label: copy.kinds[value],
}))
const ENTITIES = [
  { value: 'person', label: copy.naturalPerson },
  { value: 'company', label: copy.legalEntity },
] as const

interface PersonFieldsProps {
  readonly form: Form<CompanyValues>
  readonly slot: Slot
  /** Takes this one out; the first cannot be. */
  readonly onRemove?: () => void
}

/** Somebody who represents or owns the company. */
export function PersonFields({ form, slot, onRemove }: PersonFieldsProps) {
  const person = readSlot(form.values, slot)
  const { isLegalEntity } = named(person)

  function takeContact(isTaken: boolean) {
    form.change(`person${slot}Name`, isTaken ? form.values.name : '')
    form.change(`person${slot}Cpf`, isTaken ? form.values.cpf : '')
  }

  // A line under the tick: who fills the form in was asked before (docs/rules/customers.md: contact-represents).
  const isFollowing = slot === 0 && !isLegalEntity && isContact(form.values)
  const missing = form.text(`person${slot}Kind`).error
  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>{slot === 0 ? copy.main : copy.extra(slot)}</legend>
      {onRemove && (
        <div className={styles.out}>
          <Button variant="ghost" size="sm" iconBefore={<Icon name="trash" size={18} />} onClick={onRemove}>
            {copy.remove}
          </Button>
        </div>
      )}
      <Kinds form={form} slot={slot} />
      {slot === 0 && !isLegalEntity && (
        <Checkbox
          label={copy.sameAsContact}
          hint={isFollowing ? undefined : copy.sameAsContactHint}
          checked={isContact(form.values)}
          onChange={(event) => takeContact(event.currentTarget.checked)}
        />
      )}
      <div className={isFollowing ? styles.following : styles.fields}>
        <NameField
          autoComplete="off"
          labelHidden={isFollowing}
          placeholder={isFollowing ? copy.asContact : undefined}
          {...form.masked(`person${slot}Name`)}
        />
        {isLegalEntity ? (
          <MaskedInput
            label={copy.cnpj}
            inputMode="text"
            autoCapitalize="characters"
            spellCheck={false}
            autoComplete="off"
            required
            {...form.masked(`person${slot}Cnpj`)}
          />
        ) : (
          <MaskedInput
            label={copy.cpf}
            placeholder={isFollowing ? copy.asContact : undefined}
            autoComplete="off"
            required
            {...form.masked(`person${slot}Cpf`)}
          />
        )}
      </div>
      {!isLegalEntity && (
        <Checkbox label={copy.exposed} hint={copy.exposedHint} {...form.tick(`person${slot}IsExposed`)} />
      )}
      <div aria-live="assertive">{missing && <InlineMessage kind="error">{missing}</InlineMessage>}</div>
    </fieldset>
  )
}

/** Another kind, or a company in a person's place, has another document: what was typed of it goes. */
function Kinds({ form, slot }: Pick<PersonFieldsProps, 'form' | 'slot'>) {
  const { kind, isEntity } = readSlot(form.values, slot)

  function forgetDocument() {
    form.change(`person${slot}Cpf`, '')
    form.change(`person${slot}Cnpj`, '')
  }

  function choose(kind: RepresentativeKind) {
    form.change(`person${slot}Kind`, kind)
    form.change(`person${slot}IsEntity`, false)
    form.change(`person${slot}IsExposed`, false)
    forgetDocument()
  }

  function chooseEntity(isEntity: boolean) {
    form.change(`person${slot}IsEntity`, isEntity)
    if (isEntity) form.change(`person${slot}IsExposed`, false)
    forgetDocument()
  }

  return (
    <div className={styles.choices}>
      <ChoiceGroup legend={copy.kind} legendHidden value={kind} onValueChange={choose} options={KINDS} />
      {kind === 'ownershipChain' && (
        <ChoiceGroup
          legend={copy.entity}
          legendHidden
          value={isEntity ? 'company' : 'person'}
          onValueChange={(value) => chooseEntity(value === 'company')}
          options={ENTITIES}
        />
      )}
    </div>
  )
}
