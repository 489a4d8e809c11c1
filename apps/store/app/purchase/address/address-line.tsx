import type { Address } from '@benefits/domain/customer/address'
import { formatCep } from '@benefits/domain/document/format-cep'
import styles from './address-line.module.css'
import { addressCopy } from './copy.ts'

/** An address as people read it: street and number, then district, city and state, then the postal code. */
export function AddressLine({ address }: { readonly address: Address }) {
  const { cep, streetType, street, number, complement, district, city, state } = address
  const way = [streetType, street].filter(Boolean).join(' ')
  const first = [way, number, complement].filter(Boolean).join(', ')
  const town = [city, state].filter(Boolean).join('/')
  const second = [district, town].filter(Boolean).join(', ')
  const lines = [first, second, cep && `${addressCopy.cep} ${formatCep(cep)}`].filter(Boolean)
  if (lines.length === 0) return <span>{addressCopy.notInformed}</span>
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </address>
  )
}
