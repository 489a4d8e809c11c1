import type { SectionId } from '@benefits/domain/catalogue/section-ids'
import type { ComponentType } from 'react'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import { ArticleFolds, faqCopy } from '../../help/public.ts'
import type { FoldedId } from '../group-sections.ts'
import { AcceptanceMap } from '../map/acceptance-map.tsx'
import { AwardsBlock } from './awards-block.tsx'
import { BannerBlock } from './banner-block.tsx'
import { Block, type SectionProps } from './block.tsx'
import { ChooserLink } from './chooser-link.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { NewProductBlock } from './new-product-block.tsx'
import styles from './section-blocks.module.css'
import { WalletBlock } from './wallet-block.tsx'

/** How each block that stands by itself is drawn. */
export const SECTION_BLOCKS = {
  SECTION_HERO: BannerBlock,
  SECTION_PRODUCTS: ({ section }) => (
    <Block title={section.title} subtitle={section.subtitle} aside={<ChooserLink />}>
      <FeatureGrid items={section.items} look="boxed" />
    </Block>
  ),
  SECTION_NEW_PRODUCT: NewProductBlock,
  SECTION_MAP: ({ section, below }) =>
    below.acceptance.length > 0 && (
      <Block title={section.title} subtitle={section.subtitle}>
        <AcceptanceMap maps={below.acceptance} />
        <div className={styles.placesOfUse}>
          <FeatureGrid items={section.items} look="line" />
        </div>
      </Block>
    ),
} satisfies Record<Exclude<SectionId, FoldedId>, ComponentType<SectionProps>>

/** What is in each block that stands with others of its matter, under its heading. */
export const FOLD_CONTENTS = {
  SECTION_BENEFITS: ({ section }) => <FeatureGrid items={section.items} look="open" />,
  LOJA_WALLET_SECTION_BENEFITS: WalletBlock,
  LOJA_SECTION_BENEFITS: ({ section }) => <FeatureGrid items={section.items} look="open" />,
  LOJA_SECTION_AWARDS: AwardsBlock,
  SECTION_AWARDS: ({ section }) => <FeatureGrid items={section.items} look="open" />,
  LOJA_SECTION_FAQ: FaqPreview,
  LOJA_VT_SECTION_FAQ_PREVIEW: QuestionsBlock,
  LOJA_WALLET_SECTION_FAQ: QuestionsBlock,
} satisfies Record<FoldedId, ComponentType<SectionProps>>

/** The first questions of the help centre, and the way to all. */
function FaqPreview({ below }: SectionProps) {
  return (
    <>
      <ArticleFolds articles={below.questions} />
      <p>
        <KeepQueryLink to="/faq" className={buttonClass({ variant: 'secondary' })}>
          {faqCopy.more}
          <Icon name="arrow-right" size={20} />
        </KeepQueryLink>
      </p>
    </>
  )
}

/** Questions that the block itself brings: transport vouchers, the Multi. */
function QuestionsBlock({ section }: SectionProps) {
  return <ArticleFolds articles={section.items} />
}
