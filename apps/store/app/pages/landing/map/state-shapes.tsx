import { STATES } from '@benefits/domain/region/states'
import mapUrl from '@svg-maps/brazil/brazil.svg?url'
import { useRef } from 'react'
import { useNear } from '../../../ui/layout/use-near.ts'
import { shadeStates } from './shade.ts'
import styles from './state-shapes.module.css'

interface StateShapesProps {
  /** What the picture says; the numbers themselves stand in lists beside it. */
  readonly title: string
  /** Colour token of the product. */
  readonly tone: string
  /** Establishments in the order of `STATES`. */
  readonly counts: readonly number[]
  /** Two letters of the chosen state, or null for the whole country. */
  readonly chosen: string | null
  readonly onChoose: (uf: string) => void
}

/**
 * The 27 states, darker where more establishments are. The shapes are one file that is fetched when the map comes near
 * the screen; a press chooses a state, the list beside it does the same for everyone.
 */
export function StateShapes({ title, tone, counts, chosen, onChoose }: StateShapesProps) {
  const place = useRef<SVGSVGElement>(null)
  const isNear = useNear(place)
  const shades = shadeStates(counts)
  return (
    <svg
      ref={place}
      viewBox="0 0 613 639"
      role="img"
      aria-label={title}
      className={styles.map}
      data-tone={tone}
    >
      {isNear &&
        STATES.map(({ uf }, at) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of states is the control; this is its picture
          <use
            key={uf}
            href={`${mapUrl}#${uf.toLowerCase()}`}
            className={styles.state}
            data-shade={shades[at]}
            onClick={() => onChoose(uf)}
          />
        ))}
      {isNear && chosen && <use href={`${mapUrl}#${chosen.toLowerCase()}`} className={styles.chosen} />}
    </svg>
  )
}
