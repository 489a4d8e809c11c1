import { useIssuer } from '../../../always/issuer/store-view.ts'
import { CardArt } from '../../../ui/art/card/card-art.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { shortProductName } from '../../../ui/art/split-name.ts'
import { Carousel } from '../../../ui/layout/carousel.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { ShelfCard } from '../shelf/shelf-cards.ts'
import type { SectionItemView } from '../visible-sections.ts'
import styles from './banner-block.module.css'
import type { Below, SectionProps } from './block.tsx'
import { Block } from './block.tsx'
import { blocksCopy } from './copy.ts'
import { itemIcon } from './item-icon.ts'
import { ItemTitle } from './item-title.tsx'

/** The questions that lead to a card. */
const CHOOSER = '/escolher'

const LOOKS = [styles.strong, styles.accent, styles.soft] as const

/** The banner carousel: arrows, dots, drag, and round again at the end. */
export function BannerBlock({ section, ...page }: SectionProps) {
  return (
    <Block title={section.title} subtitle={section.subtitle}>
      <Carousel
        label={blocksCopy.bannerLabel}
        dots
        loop
        controls="inside"
        slides={section.items.map((item, at) => ({
          id: item.id,
          content: <Banner item={item} look={LOOKS[at % LOOKS.length]} {...page} />,
        }))}
      />
    </Block>
  )
}

interface BannerProps extends Omit<SectionProps, 'section'> {
  readonly item: SectionItemView
  readonly look: string | undefined
}

/** One of them: as a whole the link that its title is, with the card of the solution that it speaks of. */
function Banner({ item, look, shelf, below }: BannerProps) {
  const { shortName: issuer } = useIssuer().configuration.issuer
  const { title, content, icon, destination } = item
  // Decoration on a place of its own: the server's HTML goes without and stays small.
  const isDrawn = useHydrated()
  const card = shelf.find((one) => one.destination === destination)
  const go = card ? goWords(card, below, issuer) : destination === CHOOSER ? blocksCopy.choose : null
  return (
    <div className={`${styles.banner} ${look}`}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <ItemTitle title={title} destination={destination} />
        </h3>
        <p className={styles.note}>{content}</p>
        {go && (
          <p className={styles.go}>
            <span>{go}</span>
            <Icon name="arrow-right" size={20} />
          </p>
        )}
      </div>
      <span className={styles.picture}>
        {isDrawn &&
          (card ? (
            <CardArt name={card.name} tone={card.tone} issuer={issuer} />
          ) : (
            <Icon name={itemIcon(icon)} size={96} />
          ))}
      </span>
    </div>
  )
}

/** What a press does, for the eye, with how much there is to choose from. */
function goWords({ name, groupCode, isOfPlans }: ShelfCard, { counts, wallet }: Below, issuer: string) {
  const count = groupCode === null ? 0 : (counts[groupCode] ?? 0)
  if (isOfPlans) return blocksCopy.comparePlans(count)
  const short = shortProductName(name, issuer)
  return name === wallet ? blocksCopy.simulateBalances(short, count) : blocksCopy.simulate(short)
}
