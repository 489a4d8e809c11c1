import { expect, test } from 'vitest'
import { findPage, publicPaths } from '../apps/store/app/addresses/find-page.ts'
import { shownAddresses } from '../packages/content/src/check/shown-by-kind.ts'
import { DEFAULT_ROOT } from '../packages/content/src/default-root.ts'
import { loadContent } from '../packages/content/src/load-content.ts'

const issuers = [...(await loadContent(DEFAULT_ROOT)).values()]

// Content knows no screen, and the store no content: what both say of addresses is compared here.
test.each(issuers)(
  'what data of $issuer.code may lead to is a page of its kind, and so is every public one',
  ({ issuer, ...sold }) => {
    const shown = shownAddresses({ kind: issuer.kind, ...sold })
    for (const path of shown) expect(findPage(issuer.kind, path), path).not.toBeNull()
    for (const path of publicPaths(issuer.kind)) expect([...shown]).toContain(path)
  },
)
