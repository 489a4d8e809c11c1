import { useIssuer } from '../../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { CardArt } from '../../../ui/art/card/card-art.tsx'
import { shortProductName } from '../../../ui/art/split-name.ts'
import { TimeClock } from '../../../ui/art/time-clock.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { findNewcomer } from '../hero/find-newcomer.ts'
import type { SectionProps } from './block.tsx'
import { Block } from './block.tsx'
import { blocksCopy } from './copy.ts'
import { FeatureGrid } from './feature-grid.tsx'
import styles from './new-product-block.module.css'

/** What is new on the shelf, with its card and the way to it. */
export function NewProductBlock({ section, shelf }: SectionProps) {
  const { shortName: issuer } = useIssuer().configuration.issuer
  const newcomer = findNewcomer(section.title, shelf)
  return (
    <Block
      title={section.title}
      subtitle={section.subtitle}
      side
      aside={
        newcomer && (
          <p>
            <KeepQueryLink to={newcomer.destination} className={buttonClass({})}>
              {blocksCopy.discover(shortProductName(newcomer.name, issuer))}
            </KeepQueryLink>
          </p>
        )
      }
    >
      <div className={styles.panel} data-tone={newcomer?.tone ?? 'primary'}>
        {newcomer && (
          <div className={styles.art}>
            {newcomer.isOfPlans ? (
              <TimeClock />
            ) : (
              <CardArt name={newcomer.name} tone={newcomer.tone} issuer={issuer} />
            )}
          </div>
        )}
        <FeatureGrid items={section.items} look="line" />
      </div>
    </Block>
  )
}
