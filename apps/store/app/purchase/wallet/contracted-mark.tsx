import { useMemo } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { Tag } from '../../ui/marks/tag.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { walletCopy } from './copy.ts'

/** The mark of a balance that the company already has. */
export function ContractedMark() {
  return (
    <Tag look="success" icon={<Icon name="check" size={16} />}>
      {walletCopy.contracted}
    </Tag>
  )
}

/** Codes of what the company already has at this issuer. */
export function useContractedCodes(): ReadonlySet<number> {
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  return useMemo(() => new Set(contracted.map(({ code }) => code)), [contracted])
}
