import fastJson from 'fast-json-stringify'
import { z } from 'zod'

type JsonSchema = Parameters<typeof fastJson>[0]
type Stringify = ReturnType<typeof fastJson>

/** Shops of one process, as tests have them, share what was compiled. */
const compiled = new WeakMap<z.ZodType, Stringify>()

/** Compiles the schema of a call's `data`, once a process: all of them take a second. */
export function compileSchema(data: z.ZodType): Stringify {
  const known = compiled.get(data)
  if (known) return known
  const schema = z.toJSONSchema(z.object({ data }), { target: 'draft-7', io: 'output' })
  const stringify = fastJson(markNullable(schema as JsonSchema))
  compiled.set(data, stringify)
  return stringify
}

/**
 * Writes "this or null" as `nullable`. As a union of two, as Zod writes it, each value would be validated
 * while it is written, and the validators are most of what is compiled.
 */
function markNullable<T>(schema: T): T
function markNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((each) => markNullable(each))
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, markNullable(value)]),
  )
  if (anyOf === undefined) return rest
  const [option, other, ...more] = anyOf as { type?: unknown }[]
  const isNullable = other?.type === 'null' && more.length === 0 && typeof option?.type === 'string'
  return isNullable ? { ...rest, ...option, nullable: true } : { ...rest, anyOf }
}
