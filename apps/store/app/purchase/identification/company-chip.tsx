import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { contactCopy } from '../../forms/contact/public.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import styles from './company-chip.module.css'
import { identificationCopy as copy } from './copy.ts'

/** The identified company, with the way to another one. */
export function CompanyChip({ onChange }: { readonly onChange: () => void }) {
  const company = useVisitor(({ customer }) => customer.company)
  if (!company) return null
  return (
    <div className={styles.chip}>
      <span className={styles.mark}>
        <Icon name="store" size={22} />
      </span>
      <p className={styles.company}>
        <span className={styles.name}>{company.tradeName}</span>
        <span className={styles.cnpj}>{`${contactCopy.cnpj} ${formatCnpj(company.cnpj)}`}</span>
      </p>
      <Button variant="ghost" size="sm" onClick={onChange}>
        {copy.change}
        <VisuallyHidden> {copy.theCompany}</VisuallyHidden>
      </Button>
    </div>
  )
}
