import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

/** What a carousel's arrows and dots need; a new object at every change. */
export interface CarouselHandle {
  readonly selected: number
  /** Places where it rests, counted from 0. */
  readonly stops: readonly number[]
  /** Whether there is more than what is in sight. */
  readonly movable: boolean
  readonly canGoBack: boolean
  readonly canGoForward: boolean
  readonly goBack: () => void
  readonly goForward: () => void
  readonly goTo: (stop: number) => void
}

interface EngineProps {
  readonly viewport: RefObject<HTMLElement | null>
  readonly drag: boolean
  readonly loop: boolean
  readonly onChange: (handle: CarouselHandle) => void
}

/** Moves a carousel that is on the page already; draws nothing. Loaded after the page. */
export default function CarouselEngine({ viewport, drag, loop, onChange }: EngineProps) {
  const [attach, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: loop ? false : 'trimSnaps',
    loop,
    watchDrag: drag,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })

  useEffect(() => {
    viewport.current?.scrollTo({ left: 0 })
    attach(viewport.current)
  }, [attach, viewport])

  useEffect(() => {
    if (!embla) return
    const tell = () => {
      const stops = embla.scrollSnapList().map((_, at) => at)
      onChange({
        selected: embla.selectedScrollSnap(),
        stops,
        movable: stops.length > 1,
        canGoBack: embla.canScrollPrev(),
        canGoForward: embla.canScrollNext(),
        goBack: () => embla.scrollPrev(),
        goForward: () => embla.scrollNext(),
        goTo: (stop) => embla.scrollTo(stop),
      })
    }
    tell()
    embla.on('select', tell).on('reInit', tell)
    return () => {
      embla.off('select', tell).off('reInit', tell)
    }
  }, [embla, onChange])

  return null
}
