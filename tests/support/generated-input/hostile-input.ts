import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** A node of a JSON schema, reduced to the keywords that the contract uses. */
type JsonSchemaNode = {
  $ref?: string
  $defs?: Record<string, JsonSchemaNode>
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchemaNode[]
  properties?: Record<string, JsonSchemaNode>
  required?: string[]
  items?: JsonSchemaNode | false
  prefixItems?: JsonSchemaNode[]
  minItems?: number
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Texts that have broken software somewhere. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202e\u200b\ufeff',
  '🧱🏗️👷‍♀️',
  'ﷺ'.repeat(200),
  'x'.repeat(10_000),
  '\ud800',
  "'; drop table account; --",
  "' or '1'='1",
  '%',
  '_',
  '\\',
  '%%%\\%_',
  "\\'",
  '"',
  '`',
  '$1',
  '{}',
  '[]',
  'null',
  'NaN',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '../../etc/passwd',
  '/etc/passwd',
  '-1',
  '0',
  '1e999',
  '0x10',
  '999999999999999999999',
  '1,5',
  '٣',
  '2026-02-30',
  '0000-00-00',
  '9999-99-99',
  '+00:00',
  '__proto__',
  'constructor',
  'toString',
  '\r\nset-cookie: a=b',
  'a@b',
  '((((',
  '& | ! :* <->',
  'true',
  'undefined',
]

/** Values of unexpected types. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  -0,
  0.1,
  1e-7,
  1e15,
  2 ** 53,
  -(2 ** 53),
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 31,
  [],
  [[]],
  {},
  [null],
  { length: 3 },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: {} } },
  { toString: 1 },
]

export const hostileInput: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_VALUES),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Existing values of a shop: texts that fit anywhere, and values by field name. */
export type KnownValues = {
  words: readonly string[]
  byName: Readonly<Record<string, readonly unknown[]>>
}

/**
 * Generates input for a schema: valid values, preferably existing ones, and as many values with
 * hostile parts.
 */
export function buildArbitrary(schema: z.ZodType, known: KnownValues): Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchemaNode
  const make = (hostileWeight: number) =>
    buildValue(shape, { defs: shape.$defs ?? {}, known, hostileWeight })
  return fc.oneof(
    { weight: 3, arbitrary: make(0) },
    { weight: 3, arbitrary: make(1) },
    { weight: 1, arbitrary: hostileInput },
  )
}

type GenerationContext = {
  defs: Record<string, JsonSchemaNode>
  known: KnownValues
  hostileWeight: number
}

function buildValue(shape: JsonSchemaNode, generation: GenerationContext): Arbitrary<unknown> {
  const valid = buildValidValue(shape, generation)
  if (generation.hostileWeight === 0) return valid
  return fc.oneof(
    { weight: 8, arbitrary: valid },
    { weight: generation.hostileWeight, arbitrary: hostileInput },
  )
}

function buildValidValue(shape: JsonSchemaNode, generation: GenerationContext): Arbitrary<unknown> {
  if (shape.$ref)
    return buildValue(generation.defs[shape.$ref.replace('#/$defs/', '')] ?? {}, generation)
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((each) => buildValue(each, generation)))
  if (shape.type === 'object') return buildObject(shape, generation)
  if (shape.prefixItems)
    return fc.tuple(...shape.prefixItems.map((each) => buildValue(each, generation)))
  if (shape.type === 'array')
    return fc.array(buildValue(shape.items || {}, generation), {
      minLength: shape.minItems ?? 0,
      maxLength: 4,
    })
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'number' || shape.type === 'integer') return buildNumber(shape)
  if (shape.type === 'string') return buildText(shape, generation)
  return fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.constantFrom(...generation.known.words),
    hostileInput,
  )
}

function buildObject(
  { properties = {}, required = [] }: JsonSchemaNode,
  generation: GenerationContext,
) {
  const fields = Object.entries(properties).map(([name, field]) => {
    const known = generation.known.byName[name]
    const any = buildValue(field, generation)
    return [
      name,
      known ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, any) : any,
    ] as const
  })
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  })
}

function buildNumber({ type, minimum, exclusiveMinimum, maximum }: JsonSchemaNode) {
  const lowest = minimum ?? exclusiveMinimum ?? -1_000_000
  const range = { min: Math.ceil(lowest), max: Math.floor(Math.min(maximum ?? 1_000_000, 1e9)) }
  const round = fc.integer({ min: range.min, max: Math.min(range.max, Math.max(range.min, 50)) })
  if (type === 'integer') return fc.oneof(round, fc.integer(range))
  return fc.oneof(round, fc.integer(range), fc.double({ ...range, noNaN: true }))
}

const ARBITRARY_BY_FORMAT: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.nat(9_999).map((nr) => `acak-${nr}@contoh.id`),
  'date-time': fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
}

/** Valid texts that random generation would not produce. */
const VALID_TEXTS = [
  '0812 9041 7735',
  'kata-sandi-panjang-77',
  '2026-11-21',
  '07.00–11.00',
  '17530',
  'B 9041 KXR',
]

function buildText(
  { format, pattern, minLength = 0, maxLength = 60 }: JsonSchemaNode,
  { known }: GenerationContext,
) {
  const free = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  })
  const valid =
    format && ARBITRARY_BY_FORMAT[format]
      ? ARBITRARY_BY_FORMAT[format]
      : pattern
        ? buildMatchingText(pattern, free)
        : free
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 3, arbitrary: fc.constantFrom(...known.words) },
    { weight: 1, arbitrary: fc.constantFrom(...VALID_TEXTS) },
  )
}

/** Texts that match a pattern, if one can be generated from it. */
function buildMatchingText(pattern: string, otherwise: Arbitrary<string>): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return otherwise
  }
}
