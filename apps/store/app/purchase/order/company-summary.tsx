import { formatMobile } from '@benefits/domain/contact/format-phone'
import type { RepresentativeKind } from '@benefits/domain/customer/representatives'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { formatCpf } from '@benefits/domain/document/format-cpf'
import type { ReactNode } from 'react'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import type { SavedCompany } from '../../commands/command-table.ts'
import { Icon } from '../../ui/art/icon.tsx'
import panel from '../../ui/layout/panel.module.css'
import { buttonClass } from '../../ui/press/button-class.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { AddressLine } from '../address/public.ts'
import { companyDataCopy, EmailText } from '../company-data/public.ts'
import { orderCopy as copy } from './copy.ts'
import styles from './review-page.module.css'

type SavedPerson = SavedCompany['legalRepresentative']

interface CompanySummaryProps {
  readonly company: SavedCompany
  /** Something is sent. */
  readonly hasCards: boolean
  /** Where it is put right. */
  readonly editAt: string
}

/** The company, who speaks for it and who represents and owns it, as they go into the contract. */
export function CompanySummary({ company, hasCards, editAt }: CompanySummaryProps) {
  const cnpj = useVisitor(({ customer }) => customer.company?.cnpj ?? '')
  const { tradeName, registration, legalRepresentative, extraContacts, deliveryAddress } = company
  const people = [legalRepresentative, ...extraContacts]
  return (
    <section className={panel.panel} aria-labelledby="empresa-do-pedido">
      <div className={styles.head}>
        <h2 id="empresa-do-pedido" className={styles.title}>
          {copy.companyTitle}
        </h2>
        <KeepQueryLink to={editAt} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Icon name="edit" size={18} />
          {copy.change}
          <VisuallyHidden> {copy.changeWhat}</VisuallyHidden>
        </KeepQueryLink>
      </div>
      <dl className={styles.rows}>
        <Row name={companyDataCopy.tradeName}>{tradeName}</Row>
        <Row name={companyDataCopy.cnpj}>{formatCnpj(cnpj)}</Row>
        <Row name={copy.contact}>
          <span>{registration.name}</span>
          <br />
          <EmailText email={registration.email} />
          <br />
          <span>{formatMobile(registration.phone)}</span>
        </Row>
        {people.map((person) => (
          <Row key={person.document} name={companyDataCopy.kinds[kindOf(person)]}>
            <span>{person.name}</span>
            <br />
            <span>{documentWords(person)}</span>
          </Row>
        ))}
        {hasCards && (
          <Row name={companyDataCopy.deliveryAddress}>
            <AddressLine address={deliveryAddress} />
          </Row>
        )}
      </dl>
    </section>
  )
}

/** The number, and that the person is politically exposed. */
function documentWords({ isLegalEntity, document, politicallyExposed }: SavedPerson): string {
  const number = isLegalEntity ? formatCnpj(document) : formatCpf(document)
  return politicallyExposed ? `${number}, ${copy.exposed}` : number
}

function kindOf({ kind }: { readonly kind: string }): RepresentativeKind {
  return kind === 'ownershipChain' ? kind : 'legalRepresentative'
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
