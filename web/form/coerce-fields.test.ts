import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { coerceFields } from './coerce-fields.ts'

test('coerceFields: any finite number comes back from its text', () => {
  const finite = fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .filter((n) => !Object.is(n, -0))
  fc.assert(fc.property(finite, (n) => assert.equal(coerceFields(z.number(), String(n)), n)))
})

test('coerceFields: a ticked box is true, other text is left for the schema to refuse', () => {
  assert.equal(coerceFields(z.boolean(), 'on'), true)
  assert.equal(coerceFields(z.boolean(), 'yes'), 'yes')
  assert.ok(Number.isNaN(coerceFields(z.number(), 'seven')))
  assert.ok(Number.isNaN(coerceFields(z.number(), ' ')))
  assert.equal(coerceFields(z.literal(3), '3'), 3)
})

test('coerceFields: empty text and an unchosen file are absent', () => {
  const noFile = new File([], '')
  assert.equal(coerceFields(z.string(), ''), undefined)
  assert.equal(coerceFields(z.number().optional(), ''), undefined)
  assert.equal(coerceFields(z.string().trim().pipe(z.email()), ''), undefined)
  assert.equal(coerceFields(z.file().optional(), noFile), undefined)
  assert.deepEqual(coerceFields(z.array(z.string()), ''), [])
  const chosen = new File([], 'empty.txt')
  assert.equal(coerceFields(z.file(), chosen), chosen)
})

test('coerceFields: a single field is an array of one where the schema has an array', () => {
  assert.deepEqual(coerceFields(z.array(z.number()), '4'), [4])
  assert.deepEqual(coerceFields(z.array(z.number()), ['4', '5']), [4, 5])
})

test('coerceFields: a missing group is filled in, so that each field has its message', () => {
  const schema = z.object({
    items: z.array(z.object({ qty: z.number() })),
    to: z.object({ a: z.string() }),
  })
  assert.deepEqual(coerceFields(schema, {}), { items: [], to: {} })
  const sparse: unknown[] = []
  sparse[1] = { qty: '2' }
  assert.deepEqual(coerceFields(schema, { items: sparse }), { items: [{}, { qty: 2 }], to: {} })
  assert.deepEqual(coerceFields(schema.partial(), {}), {})
})

test('coerceFields: a field that was not posted stays absent, an empty one is undefined', () => {
  const schema = z.object({ a: z.string().optional(), b: z.string().optional() })
  assert.deepEqual(Object.keys(coerceFields(schema, { b: '' }) as object), ['b'])
})

test('coerceFields: the first option of a union that accepts the text decides', () => {
  const quantity = z.union([z.number().positive(), z.string().regex(/^\d+ sak$/)])
  assert.equal(coerceFields(quantity, '12'), 12)
  assert.equal(coerceFields(quantity, '12 sak'), '12 sak')
  assert.equal(coerceFields(quantity, 'dua'), 'dua')
  assert.equal(coerceFields(quantity, ''), undefined)
})

test('coerceFields: values that are no text pass unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)), (value) => {
      for (const schema of [z.string(), z.number(), z.boolean(), z.object({ a: z.string() })])
        assert.equal(coerceFields(schema, value), value)
    }),
  )
})
