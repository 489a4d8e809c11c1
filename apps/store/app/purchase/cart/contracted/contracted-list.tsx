import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { cartCopy } from '../copy.ts'
import styles from './contracted-list.module.css'

/** What the company already has at this issuer, and the way to the page about it. */
export function ContractedList() {
  const contracted = useVisitor(({ customer }) => customer.contractedProducts)
  return (
    <div>
      <ul className={styles.list}>
        {contracted.map(({ code, name }) => (
          <li key={code} className={styles.item}>
            <span>{name}</span>
            <Tag look="success" icon={<Icon name="check" size={16} />}>
              {cartCopy.contracted}
            </Tag>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <KeepQueryLink to="/solucoes-contratadas">{cartCopy.allContracted}</KeepQueryLink>
      </p>
    </div>
  )
}
