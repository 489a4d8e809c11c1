import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { parseCalendarDate } from '@benefits/domain/calendar/parse-calendar-date'
import { formatMobile } from '@benefits/domain/contact/format-phone'
import { isSameData } from '@benefits/domain/contract/is-same-data'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { formatCpf } from '@benefits/domain/document/format-cpf'
import type { ReactNode } from 'react'
import type { CompanyData, Registration } from '../../../commands/command-table.ts'
import { AddressLine, addressCopy, wordsOfAddress } from '../../address/public.ts'
import { companyDataCopy, EmailText } from '../../company-data/public.ts'
import { checkoutCopy } from '../copy.ts'
import styles from './registration-view.module.css'

interface RepresentativeViewProps {
  readonly registration: Registration
  /** What can be put right is in the form: the account's own data alone are shown. */
  readonly isEditing: boolean
}

/** Who contracts, as registered. */
export function RepresentativeView({ registration, isEditing }: RepresentativeViewProps) {
  const { firstName, lastName, email, ddd, phone, cpf, birthDate } = registration
  const date = parseCalendarDate(birthDate)
  const ofAccount: readonly Row[] = [
    [checkoutCopy.name, `${firstName} ${lastName}`],
    [checkoutCopy.email, <EmailText key="email" email={email} />],
  ]
  const typed: readonly Row[] = [
    [checkoutCopy.mobile, formatMobile(ddd + phone)],
    [companyDataCopy.cpf, formatCpf(cpf)],
    [companyDataCopy.birthDate, date ? toBrazilian(date) : addressCopy.notInformed],
  ]
  return (
    <DataList
      title={companyDataCopy.representative}
      rows={isEditing ? ofAccount : [...ofAccount, ...typed]}
    />
  )
}

interface CompanyViewProps {
  readonly company: CompanyData
  readonly cnpj: string
  readonly hasCards: boolean
}

/** The company that contracts, and where its cards go if it has any. */
export function CompanyView({ company, cnpj, hasCards }: CompanyViewProps) {
  const { tradeName, fiscalAddress, deliveryAddress } = company
  const rows = {
    tradeName: [companyDataCopy.tradeName, tradeName || addressCopy.notInformed],
    cnpj: [companyDataCopy.cnpj, formatCnpj(cnpj)],
    fiscalAddress: [companyDataCopy.fiscalAddress, <AddressLine key="fiscal" address={fiscalAddress} />],
    deliveryAddress: [
      companyDataCopy.deliveryAddress,
      isSameData(deliveryAddress, fiscalAddress) ? (
        checkoutCopy.atFiscalAddress
      ) : (
        <AddressLine key="delivery" address={deliveryAddress} />
      ),
    ],
  } as const satisfies Record<keyof CompanyData | 'cnpj', Row>
  const { deliveryAddress: delivery, ...others } = rows
  const shown = hasCards ? [...Object.values(others), delivery] : Object.values(others)
  return <DataList title={checkoutCopy.company} rows={shown} />
}

interface BriefViewProps extends Omit<CompanyViewProps, 'cnpj'> {
  readonly registration: Registration | null
}

/** Who contracts, for which company and where it is, in a line each. */
export function BriefView({ registration, company, hasCards }: BriefViewProps) {
  const { tradeName, fiscalAddress, deliveryAddress } = company
  const isElsewhere = hasCards && !isSameData(deliveryAddress, fiscalAddress)
  const name = registration && `${registration.firstName} ${registration.lastName}`
  const lines = [
    [name, tradeName].filter(Boolean).join(' · '),
    registration && `${companyDataCopy.cnpj} ${formatCnpj(registration.cnpj)}`,
    wordsOfAddress(fiscalAddress),
    isElsewhere && checkoutCopy.deliveredTo(wordsOfAddress(deliveryAddress)),
  ]
  return lines.map((line) => line && <p key={line}>{line}</p>)
}

type Row = readonly [name: string, value: ReactNode]

function DataList({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
