import { PRODUCT_PAGE_SECTIONS } from '@benefits/domain/catalogue/product-page'
import type { SectionId } from '@benefits/domain/catalogue/section-ids'
import { STORE_PREFIX } from '@benefits/domain/host/store-names'
import type { IssuerFiles } from '../content-files.ts'
import type { Check } from './check.ts'

/** What an issuer must have before a block of the initial page is drawn, and what is said where it has not. */
const NEEDS: Readonly<
  Partial<Record<SectionId, { readonly words: string; readonly isThere: (files: IssuerFiles) => boolean }>>
> = {
  LOJA_WALLET_SECTION_BENEFITS: { words: 'a modality with isWalletGroupCard', isThere: hasWallet },
  LOJA_WALLET_SECTION_FAQ: { words: 'a modality with isWalletGroupCard', isThere: hasWallet },
  LOJA_VT_SECTION_FAQ_PREVIEW: {
    words: 'a modality of mobility',
    isThere: (files) => files['modalities.json'].some(({ serviceGroup }) => serviceGroup === 'mobility'),
  },
  SECTION_MAP: {
    words: 'a product with showInMapList',
    isThere: (files) => files['products.json'].some(({ showInMapList }) => showInMapList),
  },
}

/** Each section stands on a page that draws it, at an issuer that has what it is about. */
export const checkDrawnSections: Check = (files, report) => {
  const ofProducts: readonly SectionId[] = PRODUCT_PAGE_SECTIONS
  files['sections.json'].forEach(({ page, id }, at) => {
    const isOfProduct = page.startsWith('PRODUTO_')
    if (page !== STORE_PREFIX && !isOfProduct)
      report('sections.json', `${at}.page`, `no page of the store shows sections of ${page}`)
    else if (isOfProduct && !ofProducts.includes(id))
      report('sections.json', `${at}.id`, `the page of a product does not show ${id}`)
    const need = isOfProduct ? undefined : NEEDS[id]
    if (need && !need.isThere(files)) report('sections.json', `${at}.id`, `${id} needs ${need.words}`)
  })
}

function hasWallet(files: IssuerFiles): boolean {
  return files['modalities.json'].some(({ isWalletGroupCard }) => isWalletGroupCard)
}
