/** A colour as every program that draws SVG knows it. */
export interface PlainColour {
  /** `#rrggbb`. */
  readonly hex: string
  /** 0 to 1. */
  readonly opacity: number
}

type Triple = readonly [number, number, number]
type Space = 'oklab' | 'srgb'

const MIX = /^color-mix\(\s*in\s+(oklab|srgb)\s*,\s*(.+?)\s+([\d.]+)%\s*,\s*([^,]+?)\s*\)$/

/**
 * The plain colour that a value without variables stands for: `#rrggbb`, or a `color-mix` of two such colours or of one
 * and `transparent`. Null where it is none (`none`, `currentColor`, a number).
 */
export function resolveColour(value: string): PlainColour | null {
  if (/^#[0-9a-f]{6}$/i.test(value)) return { hex: value.toLowerCase(), opacity: 1 }
  const mixed = MIX.exec(value)
  if (!mixed) return null
  const [, space, first = '', percent = '', second = ''] = mixed
  const one = resolveColour(first)
  if (!one) return null
  const share = Number(percent) / 100
  if (second === 'transparent') return { hex: one.hex, opacity: one.opacity * share }
  const other = resolveColour(second)
  return other && { hex: mix(space as Space, one.hex, other.hex, share), opacity: 1 }
}

function mix(space: Space, one: string, other: string, share: number): string {
  const { from, to } = SPACES[space]
  const [a, b] = [from(toRgb(one)), from(toRgb(other))]
  return toHex(to(triple((at) => a[at] * share + b[at] * (1 - share))))
}

const SPACES = {
  srgb: { from: (rgb: Triple) => rgb, to: (rgb: Triple) => rgb },
  oklab: {
    from: (rgb: Triple) => times(LMS_TO_LAB, map(times(RGB_TO_LMS, map(rgb, toLinear)), Math.cbrt)),
    to: (lab: Triple) =>
      map(
        times(
          LMS_TO_RGB,
          map(times(LAB_TO_LMS, lab), (part) => part ** 3),
        ),
        fromLinear,
      ),
  },
} as const satisfies Record<Space, unknown>

/** The matrices of Oklab (CSS Color 4 §10.8). */
const RGB_TO_LMS: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LMS_TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const LAB_TO_LMS: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_TO_RGB: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function triple(part: (at: 0 | 1 | 2) => number): Triple {
  return [part(0), part(1), part(2)]
}
function map(parts: Triple, change: (part: number) => number): Triple {
  return triple((at) => change(parts[at]))
}
function times([first, second, third]: readonly Triple[], parts: Triple): Triple {
  const row = (factors: Triple = [0, 0, 0]) =>
    factors[0] * parts[0] + factors[1] * parts[1] + factors[2] * parts[2]
  return [row(first), row(second), row(third)]
}
function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}
function toRgb(hex: string): Triple {
  return triple((at) => Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255)
}
function toHex(rgb: Triple): string {
  const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)
  return `#${rgb.map((value) => part(value).toString(16).padStart(2, '0')).join('')}`
}
