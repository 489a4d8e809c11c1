import styles from './spot.module.css'
import { Spot } from './spot.tsx'

/** Where the confetti fall: place, turn in degrees and colour. */
const confetti = [
  { x: 60, y: 52, turn: 20, look: styles.primary },
  { x: 92, y: 28, turn: 70, look: styles.accent },
  { x: 132, y: 18, turn: -20, look: styles.ink },
  { x: 176, y: 24, turn: 40, look: styles.primary },
  { x: 214, y: 46, turn: -50, look: styles.accent },
  { x: 236, y: 88, turn: 10, look: styles.ink },
  { x: 46, y: 98, turn: -35, look: styles.accent },
  { x: 66, y: 142, turn: 60, look: styles.ink },
  { x: 222, y: 136, turn: -15, look: styles.primary },
  { x: 198, y: 74, turn: 80, look: styles.strong },
  { x: 82, y: 78, turn: -70, look: styles.strong },
] as const

/** The celebration: a tick on a seal, and confetti that come down once; the bare seal while it is only awaited. */
export function SpotSuccess({ isAwaited = false }: { readonly isAwaited?: boolean }) {
  return (
    <Spot>
      {!isAwaited && (
        <g>
          {confetti.map(({ x, y, turn, look }) => (
            <g key={`${x}-${y}`} className={styles.confetti}>
              <rect
                className={look}
                x={x}
                y={y}
                width="14"
                height="7"
                rx="2.5"
                transform={`rotate(${turn} ${x} ${y})`}
              />
            </g>
          ))}
        </g>
      )}
      <path
        className={styles.accent}
        d="M112 142l-12 42 22-10 14 18 10-44ZM168 142l12 42-22-10-14 18-10-44Z"
      />
      <path
        className={styles.primary}
        d="M140 48l13 9 16-2 7 14 14 7-2 16 9 13-9 13 2 16-14 7-7 14-16-2-13 9-13-9-16 2-7-14-14-7 2-16-9-13 9-13-2-16 14-7 7-14 16 2Z"
      />
      {!isAwaited && <path className={styles.mark} d="M116 106l16 17 32-36" />}
    </Spot>
  )
}
