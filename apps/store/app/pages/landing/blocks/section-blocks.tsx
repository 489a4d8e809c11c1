import type { SectionId } from '@benefits/domain/catalogue/section-ids'
import type { ComponentType } from 'react'
import { AcceptanceMap } from '../map/acceptance-map.tsx'
import { AwardsBlock } from './awards-block.tsx'
import { BannerBlock } from './banner-block.tsx'
import type { SectionProps } from './block.tsx'
import { Block } from './block.tsx'
import { ChooserLink } from './chooser-link.tsx'
import { FaqPreview, QuestionsBlock } from './faq-blocks.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { NewProductBlock } from './new-product-block.tsx'
import { WalletBlock } from './wallet-block.tsx'

/** How each block is drawn. */
export const SECTION_BLOCKS = {
  SECTION_HERO: BannerBlock,
  SECTION_PRODUCTS: ({ section }) => (
    <Block title={section.title} subtitle={section.subtitle} aside={<ChooserLink />}>
      <FeatureGrid items={section.items} look="boxed" />
    </Block>
  ),
  SECTION_NEW_PRODUCT: NewProductBlock,
  SECTION_BENEFITS: ({ section }) => (
    <Block title={section.title} subtitle={section.subtitle} look="band">
      <FeatureGrid items={section.items} look="open" />
    </Block>
  ),
  LOJA_WALLET_SECTION_BENEFITS: WalletBlock,
  SECTION_MAP: ({ section, below }) =>
    below.acceptance.length > 0 && (
      <Block title={section.title} subtitle={section.subtitle}>
        <AcceptanceMap maps={below.acceptance} />
        <FeatureGrid items={section.items} look="line" />
      </Block>
    ),
  LOJA_SECTION_BENEFITS: ({ section }) => (
    <Block title={section.title} subtitle={section.subtitle} look="band">
      <FeatureGrid items={section.items} look="steps" />
    </Block>
  ),
  LOJA_SECTION_AWARDS: AwardsBlock,
  SECTION_AWARDS: ({ section }) => (
    <Block title={section.title} subtitle={section.subtitle}>
      <FeatureGrid items={section.items} look="line" />
    </Block>
  ),
  LOJA_SECTION_FAQ: FaqPreview,
  LOJA_VT_SECTION_FAQ_PREVIEW: QuestionsBlock,
  LOJA_WALLET_SECTION_FAQ: (props) => props.below.wallet && <QuestionsBlock {...props} />,
} satisfies Record<SectionId, ComponentType<SectionProps>>
