import styles from './spot.module.css'
import { Spot } from './spot.tsx'

/** A letter with a code in it. */
export function SpotMailCode() {
  return (
    <Spot>
      <path className={styles.ground} d="M56 180h168" />
      <path className={styles.primary} d="M68 92l36-26h72l36 26v76a10 10 0 0 1-10 10H78a10 10 0 0 1-10-10Z" />
      <rect className={styles.paper} x="86" y="44" width="108" height="92" rx="8" />
      <path className={styles.faint} d="M102 64h44" />
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${102 + at * 28} 80)`}>
          <rect className={styles.accent} width="22" height="28" rx="5" />
          <circle className={styles.ink} cx="11" cy="14" r="4" />
        </g>
      ))}
      <path className={styles.strong} d="M68 94l72 50 72-50v74a10 10 0 0 1-10 10H78a10 10 0 0 1-10-10Z" />
      <path
        className={styles.primary}
        d="M72 176l52-46a24 24 0 0 1 32 0l52 46a10 10 0 0 1-6 2H78a10 10 0 0 1-6-2Z"
      />
    </Spot>
  )
}
