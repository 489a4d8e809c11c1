import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  /** Accessible name. */
  readonly label: string
}

/** Pixels that a module has at least, for cameras, and the picture's side where the text is short. */
const MODULE = 3
const SIDE = 192

/** A text as a QR code (ISO/IEC 18004), with its quiet zone: dark on light in every theme, as cameras want it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 })
  const side = Math.max(SIDE, MODULE * size)
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
