import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { classNames } from '../class-names.ts'
import { uiCopy } from '../copy.ts'
import { loadPart } from '../load-part.ts'
import { cssVariables } from '../marks/css-variables.ts'
import { IconButton } from '../press/icon-button.tsx'
import styles from './carousel.module.css'
import type { CarouselHandle } from './carousel-engine.tsx'
import { useNear } from './use-near.ts'
import type { ViewportClass } from './viewport.ts'

const Engine = lazy(() => loadPart(() => import('./carousel-engine.tsx')))

interface CarouselProps {
  /** What the slides are; the region's accessible name. */
  readonly label: string
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Slides in sight, by screen. */
  readonly perView?: Readonly<Record<ViewportClass, number>>
  readonly dots?: boolean
  readonly drag?: boolean
  readonly loop?: boolean
  /** Arrows and dots beside and below the slides, or on them, in their lower corner. */
  readonly controls?: 'around' | 'inside'
}

const oneInSight: Readonly<Record<ViewportClass, number>> = { xs: 1, sm: 1, md: 1, lg: 1 }

/**
 * Slides in a row with arrows. The server sends a list that scrolls and snaps by itself; the engine (arrows,
 * dots, drag, endless) comes over the same elements when they are near the screen, so that nothing moves.
 */
export function Carousel({
  label,
  slides,
  perView = oneInSight,
  dots,
  drag = true,
  loop = false,
  controls = 'around',
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const [handle, setHandle] = useState<CarouselHandle | null>(null)
  const isNear = useNear(viewport)
  const sizes = cssVariables({
    '--per-xs': perView.xs,
    '--per-sm': perView.sm,
    '--per-md': perView.md,
    '--per-lg': perView.lg,
    ...(dots && { '--dots': slides.length }),
  })
  return (
    <section
      className={classNames(styles.carousel, styles[controls])}
      aria-roledescription={uiCopy.carousel}
      aria-label={label}
      style={sizes}
    >
      <div className={styles.stage}>
        <Arrow handle={handle} to="back" />
        <div
          ref={viewport}
          className={styles.viewport}
          data-engine={handle ? '' : undefined}
          tabIndex={handle ? undefined : 0}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets loses its role in Safari */}
          <ul role="list" className={styles.track}>
            {slides.map(({ id, content }) => (
              <li key={id} className={styles.slide}>
                {content}
              </li>
            ))}
          </ul>
        </div>
        <Arrow handle={handle} to="forward" />
      </div>
      {dots && (
        <div className={styles.dots}>
          {handle?.stops.map((stop) => (
            <button
              key={stop}
              type="button"
              className={styles.dot}
              aria-label={uiCopy.carouselGoTo(stop + 1)}
              aria-current={stop === handle.selected}
              onClick={() => handle.goTo(stop)}
            />
          ))}
        </div>
      )}
      {isNear && (
        <Suspense fallback={null}>
          <Engine viewport={viewport} drag={drag} loop={loop} onChange={setHandle} />
        </Suspense>
      )}
    </section>
  )
}

const ARROWS = {
  back: { label: uiCopy.carouselBack, icon: 'arrow-left', can: 'canGoBack', go: 'goBack' },
  forward: { label: uiCopy.carouselForward, icon: 'arrow-right', can: 'canGoForward', go: 'goForward' },
} as const

/** An arrow beside the slides, without effect until the engine is there. */
function Arrow({ handle, to }: { readonly handle: CarouselHandle | null; readonly to: keyof typeof ARROWS }) {
  const { label, icon, can, go } = ARROWS[to]
  return (
    <span className={styles.arrow} data-movable={handle?.movable === false ? false : undefined}>
      <IconButton
        variant="outlined"
        label={label}
        icon={<Icon name={icon} size={20} />}
        disabled={!handle?.[can]}
        onClick={() => handle?.[go]()}
      />
    </span>
  )
}
