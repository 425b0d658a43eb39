import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MAX_FIELDS } from './bounds.ts'
import { buildFieldTree } from './field-tree.ts'

type Field = [name: string, value: string]
type Tree = string | Tree[] | { [key: string]: Tree }

const hasStatus = (status: number) => (thrown: { init?: { status: number } }) =>
  thrown.init?.status === status

const key = fc
  .stringMatching(/^[a-z_][a-zA-Z0-9_-]{0,7}$/)
  .filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text))
const { group } = fc.letrec<{ group: { [key: string]: Tree }; node: Tree }>((tie) => ({
  group: fc.dictionary(key, tie('node'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.string(),
    fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    tie('group'),
  ),
}))

function listFields(tree: Tree, name: string): Field[] {
  if (typeof tree === 'string') return [[name, tree]]
  if (Array.isArray(tree))
    return tree.flatMap((element, index) => listFields(element, `${name}[${index}]`))
  return Object.entries(tree).flatMap(([part, child]) =>
    listFields(child, name ? `${name}.${part}` : part),
  )
}

test('buildFieldTree: nests fields by their names and repeated names into arrays', () => {
  const fields: Field[] = [
    ['items[1].qty', '7'],
    ['items[0].qty', '5'],
    ['address.district', 'Tambun'],
    ['tag', 'a'],
    ['tag', 'b'],
  ]
  assert.deepEqual(buildFieldTree(fields), {
    items: [{ qty: '5' }, { qty: '7' }],
    address: { district: 'Tambun' },
    tag: ['a', 'b'],
  })
})

test('buildFieldTree: any tree comes back from its fields, in any order', () => {
  const shuffled = group.chain((tree) =>
    fc.tuple(
      fc.constant(tree),
      fc.shuffledSubarray(listFields(tree, ''), { minLength: listFields(tree, '').length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([tree, fields]) => assert.deepEqual(buildFieldTree(fields), tree)),
  )
})

test('buildFieldTree: any fields are nested or refused, and touch no prototype', () => {
  const name = fc.oneof(
    fc.constantFrom(
      '__proto__',
      '__proto__.x',
      'a.constructor.x',
      'a',
      'a[0]',
      'a.b',
      'toString.x',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
      try {
        buildFieldTree(fields)
      } catch (thrown) {
        assert.ok(hasStatus(400)(thrown as never), String(thrown))
      }
      assert.ok(!('x' in {}))
    }),
  )
})

test('buildFieldTree: a name cannot be a value and a group at once', () => {
  for (const names of [
    ['a', 'a.b'],
    ['a.b', 'a'],
    ['a', 'a[0]'],
    ['a[0]', 'a.b'],
    ['a', 'a', 'a[0]'],
  ])
    assert.throws(() => buildFieldTree(names.map((each) => [each, ''])), hasStatus(400), `${names}`)
})

test('buildFieldTree: 413 for too many fields, which it does not read to the end', () => {
  let read = 0
  function* endless(): Generator<Field> {
    while (true) yield [`field-${read++}`, '']
  }
  assert.throws(() => buildFieldTree(endless()), hasStatus(413))
  assert.equal(read, MAX_FIELDS + 1)
})

test('buildFieldTree: 413 for indexes that make arrays larger than a form', () => {
  assert.throws(() => buildFieldTree([[`items[${MAX_FIELDS}].qty`, '1']]), hasStatus(413))
  assert.throws(() => buildFieldTree([['items[999999999]', '1']]), hasStatus(413))
  const sparse = Array.from({ length: 20 }, (_, row): Field => [
    `rows[${row}][${MAX_FIELDS / 20}]`,
    '1',
  ])
  assert.throws(() => buildFieldTree(sparse), hasStatus(413))
})

/** How many elements the arrays' own methods append or copy while `work` runs. */
function countArrayWork(work: () => void): number {
  let count = 0
  const { push, concat, slice } = Array.prototype
  const originals = Object.entries({ push, concat, slice })
  const prototype = Array.prototype as unknown as Record<string, unknown>
  for (const [name, original] of originals)
    prototype[name] = function (this: unknown[], ...values: unknown[]) {
      count += name === 'push' ? values.length : this.length + values.length
      return Reflect.apply(original, this, values)
    }
  try {
    work()
  } finally {
    for (const [name, original] of originals) prototype[name] = original
  }
  return count
}

test('buildFieldTree: 80,000 repeated fields cost one append each', () => {
  const count = 80_000
  let read = 0
  function* repeated(): Generator<Field> {
    for (; read < count; read++) yield ['tag', 'x']
  }
  let tree: Record<string, unknown> = {}
  const appended = countArrayWork(() => (tree = buildFieldTree(repeated(), count)))
  assert.equal((tree['tag'] as string[]).length, count)
  assert.equal(read, count)
  assert.ok(appended < count + 100, `${appended} elements were appended or copied`)
})
