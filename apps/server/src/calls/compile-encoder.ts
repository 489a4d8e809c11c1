import * as z from 'zod'
import { OwnError } from '../ports/own-error.ts'

/** Turns an English answer into its wire form. */
export type Encode = (value: unknown) => unknown

/** Nothing below this point has other words or units on the wire. */
const same: Encode = (value) => value

/**
 * Compiles `z.encode` for answers: renames, translates and converts as the schema says, copying listed fields only, but
 * does not validate again what the services built in the definition's own types (measured on pricing: a quarter of the
 * time). Throws at start on a kind of schema that it does not know.
 */
export function compileEncoder(schema: z.ZodType): Encode {
  if (schema instanceof z.ZodCodec) return compileCodec(schema)
  if (schema instanceof z.ZodObject) {
    const encode = compileFields(schema)
    return encode === same ? same : (value) => encode({ ...(value as object) })
  }
  if (schema instanceof z.ZodArray) {
    const item = compileEncoder(schema.element as z.ZodType)
    return item === same ? same : (value) => (value as unknown[]).map(item)
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = compileEncoder(schema.unwrap() as z.ZodType)
    return inner === same ? same : (value) => (value === undefined || value === null ? value : inner(value))
  }
  if (schema instanceof z.ZodUnion) return compileUnion(schema)
  if (PLAIN.some((kind) => schema instanceof kind)) return same
  throw new OwnError(`An answer has a schema that cannot be compiled: ${schema.type}`)
}

const PLAIN = [
  z.ZodString,
  z.ZodStringFormat,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodCustom,
  z.ZodRecord,
]

/** A codec turns the value first, into a fresh object where it is one; then its wire side is encoded in turn. */
function compileCodec({ def }: z.ZodCodec): Encode {
  const turn = def.reverseTransform as unknown as Encode
  const wire = def.in as z.ZodType
  const inner = wire instanceof z.ZodObject ? compileFields(wire) : compileEncoder(wire)
  return inner === same ? turn : (value) => inner(turn(value))
}

/** Fields that change are changed in place: the caller gives an object of its own. */
function compileFields({ shape }: z.ZodObject): Encode {
  const changing = Object.entries(shape)
    .map(([name, schema]) => [name, compileEncoder(schema as z.ZodType)] as const)
    .filter(([, encode]) => encode !== same)
  if (changing.length === 0) return same
  return (value) => {
    const target = value as Record<string, unknown>
    for (const [name, encode] of changing) {
      const field = target[name]
      if (field !== undefined) target[name] = encode(field)
    }
    return target
  }
}

function compileUnion(schema: z.ZodUnion): Encode {
  if (schema.options.every((option) => compileEncoder(option as z.ZodType) === same)) return same
  throw new OwnError('An answer has a union whose members differ on the wire.')
}
