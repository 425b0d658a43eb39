import { z } from 'zod'

/**
 * Converts what a form posted into what a schema expects: text into numbers and booleans (a ticked
 * box is `on`), an empty field or file into undefined, a single field into an array of one, and
 * missing arrays and objects into empty ones, so that each of their fields gets its own message.
 * Text that is no number or boolean is left for the schema to refuse. Dates and bigints stay text.
 */
export function coerceFields(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'enum':
    case 'file':
      return emptyToUndefined(value)
    case 'number':
      return coerceNumber(value)
    case 'boolean':
      return coerceBoolean(value)
    case 'literal':
      return coerceLiteral(def.values[0], value)
    case 'array':
      return toArray(emptyToUndefined(value)).map((element) => coerceFields(def.element, element))
    case 'object':
      return coerceObject(def.shape, value)
    case 'optional':
    case 'default':
    case 'prefault': {
      const present = emptyToUndefined(value)
      return present === undefined ? undefined : coerceFields(def.innerType, present)
    }
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return coerceFields(def.innerType, value)
    case 'pipe':
      return coerceFields(def.in, value)
    case 'union':
      return coerceUnion(def.options, value)
    default:
      return value
  }
}

function coerceObject(shape: Readonly<Record<string, z.core.$ZodType>>, value: unknown): unknown {
  const fields = value === undefined ? {} : value
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return value
  const coerced: Record<string, unknown> = { ...fields }
  for (const [key, schema] of Object.entries(shape)) {
    const field = coerceFields(schema, Object.hasOwn(coerced, key) ? coerced[key] : undefined)
    // A field that was not posted stays absent, so that it overrides nothing when it is spread.
    if (field !== undefined || Object.hasOwn(coerced, key)) coerced[key] = field
  }
  return coerced
}

/** The value as the first option takes it that accepts it; the text itself where none does. */
function coerceUnion(options: readonly z.core.$ZodType[], value: unknown): unknown {
  for (const option of options) {
    const coerced = coerceFields(option, value)
    if (z.core.safeParse(option, coerced).success) return coerced
  }
  return emptyToUndefined(value)
}

function coerceLiteral(literal: unknown, value: unknown): unknown {
  if (typeof literal === 'number') return coerceNumber(value)
  return typeof literal === 'boolean' ? coerceBoolean(value) : emptyToUndefined(value)
}

function coerceNumber(value: unknown): unknown {
  const text = emptyToUndefined(value)
  if (typeof text !== 'string') return text
  return text.trim() === '' ? Number.NaN : Number(text)
}

const coerceBoolean = (value: unknown): unknown => (value === 'on' ? true : emptyToUndefined(value))

/** An empty text, or the empty file that a browser sends where none was chosen. */
const emptyToUndefined = (value: unknown): unknown =>
  value === '' || (value instanceof File && value.name === '' && value.size === 0)
    ? undefined
    : value

/** Holes of an array count as absent elements. */
function toArray(value: unknown): unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? Array.from(value) : [value]
}
