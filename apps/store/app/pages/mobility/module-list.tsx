import type { ProductView } from '../../purchase/catalogue/public.ts'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { Tag } from '../../ui/marks/tag.tsx'
import { mobilityCopy } from './copy.ts'
import styles from './module-list.module.css'

/** In the order of the product's modules: balance, routes, vouchers. */
const ICONS = ['wallet', 'map', 'bus'] as const satisfies readonly IconName[]

/** What is part of mobility, without a control: the modules come with it. */
export function ModuleList({ modules }: { readonly modules: ProductView['additionalProducts'] }) {
  if (modules.length === 0) return null
  const isWhole = modules.every(({ required }) => required)
  return (
    <section aria-labelledby="modulos" className={styles.box}>
      <div className={styles.head}>
        <h2 id="modulos" className={styles.heading}>
          {mobilityCopy.modules}
        </h2>
        {isWhole && <Tag look="success">{mobilityCopy.allIncluded}</Tag>}
      </div>
      <ul className={styles.modules}>
        {modules.map(({ code, name, description, required }, at) => (
          <li key={code} className={styles.module}>
            <IconBadge name={ICONS[at] ?? 'check'} tone="mobility" size="sm" />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{description}</p>
              {required && !isWhole && <Tag look="success">{mobilityCopy.included}</Tag>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
