import type { ComponentProps } from 'react'
import { useFocusWhen } from '../../../ui/use-focus-when.ts'
import { typeCompany } from '../../../visit/company-moves.ts'
import {
  AccountSections,
  CompanyForm,
  type CompanyFormRow,
  companyDataCopy,
} from '../../company-data/public.ts'

const ROW: CompanyFormRow = {
  flow: 'accounts',
  label: companyDataCopy.editData,
  Sections: AccountSections,
  submit: { label: companyDataCopy.conclude },
  keep: typeCompany,
}

interface RegistrationFormProps extends Omit<ComponentProps<typeof CompanyForm>, 'row'> {
  /** It was opened by a press, whose button is gone: its first field takes the focus. */
  readonly autoFocus: boolean
}

/** The form of the registration data on the summary. */
export default function RegistrationForm({ autoFocus, ...form }: RegistrationFormProps) {
  const place = useFocusWhen<HTMLDivElement>(autoFocus, { first: 'input' })
  return (
    <div ref={place}>
      <CompanyForm row={ROW} {...form} />
    </div>
  )
}
