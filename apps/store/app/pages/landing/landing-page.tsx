import { BelowFold } from './below-fold.tsx'
import { Hero } from './hero/hero.tsx'
import type { Landing } from './load-landing.server.ts'
import { Shelf } from './shelf/shelf.tsx'

/** The initial page: who sells, what is sold, and the blocks that the issuer's data names. */
export function LandingPage({ landing }: { readonly landing: Landing }) {
  return (
    <>
      <Hero {...landing.hero} />
      <Shelf cards={landing.shelf} sold={landing.sold} />
      <BelowFold landing={landing} />
    </>
  )
}
