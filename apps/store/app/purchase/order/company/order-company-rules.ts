import { fieldMessages } from '@benefits/copy/field-messages'
import { PERSON_NAME_MAX } from '@benefits/copy/person-name-messages'
import { documentProblems, isRepresented } from '@benefits/domain/customer/representatives'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { formatCpf } from '@benefits/domain/document/format-cpf'
import { emailRule, mobileRule, nameRule, tradeNameRule } from '../../../forms/contact/public.ts'
import type { FieldRule, FormRules } from '../../../ui/forms/form-rules.ts'
import {
  extraCount,
  named,
  type OrderCompanyValues,
  readPeople,
  SLOTS,
  type Slot,
  type SlotField,
} from '../../../visit/company-values.ts'
import { addressRules } from '../../address/public.ts'
import { birthDateRule, cpfRule } from '../../identification/public.ts'

type Rule = FieldRule<OrderCompanyValues, string>
type TickRule = FieldRule<OrderCompanyValues, boolean>

const FREE = { check: () => null }
const personName = nameRule(PERSON_NAME_MAX.form)

interface AskedFor {
  /** Formatted codes that the postal service does not know. */
  readonly missingCeps: readonly string[]
  /** The registry gave no whole address. */
  readonly isFiscalAsked: boolean
  /** Cards are made and sent. */
  readonly hasCards: boolean
}

/** The rules of the company page, in the order of its fields; the server repeats them (docs/rules/documents.md). */
export function orderCompanyRules({
  missingCeps,
  isFiscalAsked,
  hasCards,
}: AskedFor): FormRules<OrderCompanyValues> {
  return {
    tradeName: tradeNameRule,
    name: personName,
    email: emailRule,
    mobile: mobileRule,
    cpf: cpfRule,
    birthDate: birthDateRule(() => new Date()),
    ...addressRules<'fiscal', OrderCompanyValues>('fiscal', missingCeps, () => isFiscalAsked),
    extraCount: FREE,
    ...slotRules(0),
    ...slotRules(1),
    ...slotRules(2),
    ...slotRules(3),
    ...addressRules<'delivery', OrderCompanyValues>('delivery', missingCeps, () => hasCards),
  }
}

function slotRules<S extends Slot>(slot: S) {
  const isThere = (values: OrderCompanyValues) => slot <= extraCount(values)
  const document = (values: OrderCompanyValues, ofEntity: boolean) => {
    if (!isThere(values)) return null
    const people = readPeople(values).map(named)
    if (people[slot]?.isLegalEntity !== ofEntity) return null
    const problem = documentProblems(people)[slot]
    return problem ? fieldMessages[problem] : null
  }
  const rules: Record<string, Rule | TickRule> = {
    [`person${slot}Name`]: {
      ...personName,
      check: (text: string, values: OrderCompanyValues) =>
        isThere(values) ? personName.check(text, {}) : null,
    } satisfies Rule,
    [`person${slot}Cpf`]: {
      check: (_: string, values: OrderCompanyValues) => document(values, false),
      format: formatCpf,
      isWhole: (text: string) => text.length === 14,
    } satisfies Rule,
    [`person${slot}Cnpj`]: {
      check: (_: string, values: OrderCompanyValues) => document(values, true),
      format: formatCnpj,
      isWhole: (text: string) => text.length === 18,
    } satisfies Rule,
    [`person${slot}Kind`]: {
      check: (_: string, values: OrderCompanyValues) =>
        slot > 0 || isRepresented(readPeople(values)) ? null : fieldMessages.representativeMissing,
    } satisfies Rule,
    [`person${slot}IsEntity`]: FREE,
    [`person${slot}IsExposed`]: FREE,
  }
  return rules as Pick<FormRules<OrderCompanyValues>, Extract<SlotField, `person${S}${string}`>>
}

/** The slots that are shown. */
export function shownSlots(values: OrderCompanyValues): readonly Slot[] {
  return SLOTS.slice(0, extraCount(values) + 1)
}
