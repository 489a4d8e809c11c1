import { fieldMessages } from '@benefits/copy/field-messages'
import { PERSON_NAME_MAX } from '@benefits/copy/person-name-messages'
import { documentProblems, isRepresented } from '@benefits/domain/customer/representatives'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { formatCpf } from '@benefits/domain/document/format-cpf'
import type { CompanyData } from '../../commands/command-table.ts'
import { emailRule, mobileRule, nameRule, tradeNameRule } from '../../forms/contact/public.ts'
import { type FieldRule, type FormRules, findProblems } from '../../ui/forms/form-rules.ts'
import {
  type CompanyValues,
  extraCount,
  isContact,
  named,
  type OwnField,
  type PersonValues,
  readPeople,
  type Slot,
  type SlotField,
} from '../../visit/company-values.ts'
import { addressRules } from '../address/public.ts'
import { birthDateRule, cpfRule } from '../identification/public.ts'
import { accountValues } from './first-values.ts'

type Rule = FieldRule<CompanyValues, string>
type TickRule = FieldRule<CompanyValues, boolean>

const FREE = { check: () => null }
const UNKNOWN_PERSON: PersonValues = { mobile: '', cpf: '', birthDate: '' }
const personName = nameRule(PERSON_NAME_MAX.form)

/** Which way to an order asks; with accounts name and e-mail are the account's, who alone represents the company. */
export type CompanyFlow = 'accounts' | 'order'

interface AskedFor {
  readonly flow: CompanyFlow
  /** Formatted codes that the postal service does not know. */
  readonly missingCeps: readonly string[]
  /** The registry gave no whole address. */
  readonly isFiscalAsked: boolean
  /** Cards are made and sent. */
  readonly hasCards: boolean
}

/** The rules of the company's form, in the order of its fields; the server repeats them (docs/rules/documents.md). */
export function companyRules({
  flow,
  missingCeps,
  isFiscalAsked,
  hasCards,
}: AskedFor): FormRules<CompanyValues> {
  const person = { mobile: mobileRule, cpf: cpfRule, birthDate: birthDateRule(() => new Date()) }
  const own = { tradeName: tradeNameRule } satisfies Record<OwnField, Rule>
  const fiscal = addressRules<'fiscal', CompanyValues>('fiscal', missingCeps, () => isFiscalAsked)
  const delivery = addressRules<'delivery', CompanyValues>(
    'delivery',
    missingCeps,
    ({ isSameAddress }) => hasCards && !isSameAddress,
  )
  const slots = { ...slotRules(0), ...slotRules(1), ...slotRules(2), ...slotRules(3) }
  const unasked = { name: FREE, email: FREE, extraCount: FREE, isSameAddress: FREE, ...mapToFree(slots) }
  const asked = {
    accounts: () => ({ ...person, ...own, ...fiscal, isSameAddress: FREE, ...delivery }),
    order: () => ({
      ...own,
      name: personName,
      cpf: person.cpf,
      birthDate: person.birthDate,
      email: emailRule,
      mobile: person.mobile,
      ...fiscal,
      extraCount: FREE,
      ...slots,
      ...delivery,
    }),
  }
  const rules = asked[flow]()
  // Fields keep the order of their first mention.
  return { ...rules, ...unasked, ...rules }
}

function mapToFree<Name extends string>(rules: Record<Name, unknown>): Record<Name, typeof FREE> {
  const free = Object.keys(rules).map((name) => [name, FREE])
  return Object.fromEntries(free)
}

/** Whether company data can be saved as it stands: the registry gave a complete address. */
export function isCompanyComplete(data: CompanyData): boolean {
  const rules = companyRules({ flow: 'accounts', missingCeps: [], isFiscalAsked: true, hasCards: true })
  const problems = findProblems(rules, accountValues(data, UNKNOWN_PERSON))
  return Object.keys(problems).every((name) => name in UNKNOWN_PERSON)
}

function slotRules<S extends Slot>(slot: S) {
  const isThere = (values: CompanyValues) => slot <= extraCount(values)
  // What is wrong with the contact is told at the contact's field, not once more at the line that follows it.
  const isTold = (values: CompanyValues, { check }: Rule, field: 'name' | 'cpf') =>
    slot === 0 && isContact(values) && check(values[field], values) !== null
  const document = (values: CompanyValues, ofEntity: boolean) => {
    if (!isThere(values) || (!ofEntity && isTold(values, cpfRule, 'cpf'))) return null
    const people = readPeople(values).map(named)
    if (people[slot]?.isLegalEntity !== ofEntity) return null
    const problem = documentProblems(people)[slot]
    return problem ? fieldMessages[problem] : null
  }
  const rules: Record<string, Rule | TickRule> = {
    [`person${slot}Name`]: {
      ...personName,
      check: (text: string, values: CompanyValues) =>
        isThere(values) && !isTold(values, personName, 'name') ? personName.check(text, {}) : null,
    } satisfies Rule,
    [`person${slot}Cpf`]: {
      check: (_: string, values: CompanyValues) => document(values, false),
      format: formatCpf,
      isWhole: (text: string) => text.length === 14,
    } satisfies Rule,
    [`person${slot}Cnpj`]: {
      check: (_: string, values: CompanyValues) => document(values, true),
      format: formatCnpj,
      isWhole: (text: string) => text.length === 18,
    } satisfies Rule,
    [`person${slot}Kind`]: {
      check: (_: string, values: CompanyValues) =>
        slot > 0 || isRepresented(readPeople(values)) ? null : fieldMessages.representativeMissing,
    } satisfies Rule,
    [`person${slot}IsEntity`]: FREE,
    [`person${slot}IsExposed`]: FREE,
  }
  return rules as Pick<FormRules<CompanyValues>, Extract<SlotField, `person${S}${string}`>>
}
