import type { Address } from '@benefits/domain/customer/address'
import { formatCep } from '@benefits/domain/document/format-cep'
import styles from './address-line.module.css'
import { wordsOfStreet, wordsOfTown } from './address-words.ts'
import { addressCopy } from './copy.ts'

/** An address as people read it: street and number, then district, city and state, then the postal code. */
export function AddressLine({ address }: { readonly address: Address }) {
  const { cep } = address
  const code = cep && `${addressCopy.cep} ${formatCep(cep)}`
  const lines = [wordsOfStreet(address), wordsOfTown(address), code].filter(Boolean)
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
