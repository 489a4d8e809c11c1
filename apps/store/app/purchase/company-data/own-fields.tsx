import { toEmbossName } from '@benefits/domain/customer/to-emboss-name'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { Form } from '../../ui/forms/use-form.ts'
import type { CompanyValues, OwnField } from '../../visit/company-values.ts'
import type { CompanyFlow } from './company-rules.ts'
import { companyDataCopy as copy } from './copy.ts'

interface OwnFieldsProps {
  readonly form: Form<CompanyValues>
  readonly flow: CompanyFlow
  readonly hasCards: boolean
  readonly className: string | undefined
}

/** The fields of the company itself, in their order. */
export function OwnFields({ form, flow, hasCards, className }: OwnFieldsProps) {
  const { cards, contract } = copy.tradeNameHint[flow]
  const fields = {
    tradeName: {
      label: copy.tradeName,
      hint: hasCards ? cards(toEmbossName(form.values.tradeName)) : contract,
      autoComplete: 'organization',
    },
  } satisfies Record<OwnField, object>
  return (Object.keys(fields) as OwnField[]).map((name) => (
    <TextInput key={name} {...form.text(name)} {...fields[name]} className={className} required />
  ))
}
