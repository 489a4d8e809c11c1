import { ShortName } from '../../../always/issuer/short-name.tsx'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import type { useShelfChoice } from '../../../purchase/cart/public.ts'
import { productIcon } from '../../../purchase/catalogue/public.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import { CHOSEN_PRODUCT } from '../../../ui/keep-query.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { keepWords } from '../../../ui/text/keep-words.tsx'
import type { SolutionSection } from '../shelf/solution-sections.ts'
import styles from './product-row.module.css'

interface ProductRowProps {
  readonly product: SolutionSection['available'][number]
  readonly section: SolutionSection
  readonly onChoose: ReturnType<typeof useShelfChoice>
}

/** A product that can be contracted: as a whole the link to its place, where a single card is chosen already. */
export function ProductRow({ product, section, onChoose }: ProductRowProps) {
  const { shortName } = useIssuer().configuration.issuer
  const { code, name, description, colourToken } = product
  const { groupCode, serviceGroup } = section
  const isSingle = serviceGroup === 'default'
  const destination = isSingle ? `${section.destination}?${CHOSEN_PRODUCT}=${code}` : section.destination
  return (
    <Card
      className={styles.row}
      badge={<Icon name="arrow-right" size={18} />}
      media={<IconBadge name={productIcon(colourToken)} tone={colourToken} size="sm" />}
      title={
        <KeepQueryLink
          to={destination}
          className={styles.link}
          onClick={onChoose({ groupCode, destination, name: section.name })}
        >
          <ShortName name={name} issuer={shortName} draw={keepWords} />
        </KeepQueryLink>
      }
    >
      {description}
    </Card>
  )
}
