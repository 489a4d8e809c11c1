import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './plan-names.module.css'

interface PlanNamesProps {
  readonly names: readonly string[]
  /** The comparison, which scrolls to the side. */
  readonly matrix: RefObject<HTMLElement | null>
}

/**
 * The plans' names over the comparison as soon as its own are under the header: they go along with it to the side. For
 * the eye alone, since each plan is an article of its name.
 */
export function PlanNames({ names, matrix }: PlanNamesProps) {
  const heads = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const place = heads.current
    if (!place) return
    const header = getComputedStyle(place).scrollMarginTop
    const observer = new IntersectionObserver(
      ([seen]) =>
        seen && setShown(!seen.isIntersecting && seen.boundingClientRect.top < (seen.rootBounds?.top ?? 0)),
      { rootMargin: `-${header} 0px 0px 0px` },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const scroller = matrix.current
    if (!scroller || !isShown) return
    const follow = () => bar.current?.scrollTo({ left: scroller.scrollLeft, behavior: 'instant' })
    follow()
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [matrix, isShown])
  return (
    <>
      <div ref={heads} className={styles.heads} />
      {isShown && (
        <div ref={bar} className={styles.bar} aria-hidden="true">
          {names.map((name) => (
            <span key={name} className={styles.name}>
              {name}
            </span>
          ))}
        </div>
      )}
    </>
  )
}
