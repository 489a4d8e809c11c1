import { isObject, keyOfItems } from './lay-over.ts'

/** One of the folders that an issuer's file is composed of, and what it holds of that file. */
export interface Layer {
  readonly folder: string
  readonly json: unknown
}

/**
 * The folder and the path in its own file in which a value of the composed file stands: of the layers (lowest first)
 * the last one that holds it; where none does, as what is missing, the last that holds what it is missed in.
 */
export function placeOf(
  layers: readonly Layer[],
  composed: unknown,
  path: string,
): { readonly folder: string; readonly path: string } {
  const [noun = '', ...names] = path.split('.')
  const found = layers.map(({ folder, json }) => {
    const steps = follow(json, composed, noun, names)
    return { folder, depth: steps.length, path: [noun, ...steps, ...names.slice(steps.length)].join('.') }
  })
  return found.reduce((best, one) => (one.depth >= best.depth ? one : best))
}

/** The way to the composed value in a layer's own file, as far as the layer goes. */
function follow(json: unknown, composed: unknown, noun: string, names: readonly string[]): readonly string[] {
  const steps: string[] = []
  let [own, whole, place] = [json, composed, noun]
  for (const name of names) {
    const step = stepOf(own, whole, place, name)
    if (step === undefined) break
    own = (own as Record<string, unknown>)[step]
    whole = isObject(whole) || Array.isArray(whole) ? (whole as Record<string, unknown>)[name] : undefined
    place = `${place}.${name}`
    steps.push(step)
  }
  return steps
}

function stepOf(own: unknown, whole: unknown, place: string, name: string): string | undefined {
  if (isObject(own)) return name in own ? name : undefined
  if (!Array.isArray(own) || !Array.isArray(whole)) return undefined
  const keyOf = keyOfItems(place)
  const key = keyOf?.(whole[Number(name)])
  if (keyOf === undefined || key === undefined) return name in own ? name : undefined
  // Where a key is said twice, each of the two is meant.
  if (keyOf(own[Number(name)]) === key) return name
  const at = own.findIndex((item) => keyOf(item) === key)
  return at === -1 ? undefined : String(at)
}
