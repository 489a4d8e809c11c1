import type { ProductView } from '../../purchase/catalogue/public.ts'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Tag } from '../../ui/marks/tag.tsx'
import { mobilityCopy } from './copy.ts'
import styles from './module-list.module.css'

/** In the order of the product's modules: balance, routes, vouchers. */
const ICONS = ['wallet', 'map', 'bus'] as const satisfies readonly IconName[]

/** What is part of mobility, without a control: the modules come with it. */
export function ModuleList({ modules }: { readonly modules: ProductView['additionalProducts'] }) {
  if (modules.length === 0) return null
  return (
    <section aria-labelledby="modulos">
      <h2 id="modulos" className={styles.heading}>
        {mobilityCopy.modules}
      </h2>
      <div className={styles.modules}>
        {modules.map(({ code, name, description, required }, at) => (
          <Card
            key={code}
            look="flat"
            compact
            title={name}
            media={<IconBadge name={ICONS[at] ?? 'check'} tone="mobility" />}
            badge={required && <Tag look="success">{mobilityCopy.included}</Tag>}
          >
            <p>{description}</p>
          </Card>
        ))}
      </div>
    </section>
  )
}
