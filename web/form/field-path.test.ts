import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseFieldPath } from './field-path.ts'

const isUnreadable = ({ init }: { init?: { status: number } }) => init?.status === 400

test('parseFieldPath: splits a name into keys and indexes', () => {
  assert.deepEqual(parseFieldPath('name'), ['name'])
  assert.deepEqual(parseFieldPath('address.district'), ['address', 'district'])
  assert.deepEqual(parseFieldPath('items[0].qty'), ['items', 0, 'qty'])
  assert.deepEqual(parseFieldPath('onHand.3'), ['onHand', '3'])
  assert.deepEqual(parseFieldPath('grid[2][10]'), ['grid', 2, 10])
})

test('parseFieldPath: refuses malformed names', () => {
  for (const name of [
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    'a[',
    'a]',
    'a[]',
    'a[-1]',
    'a[x]',
    '[0]',
    'a[0]b',
  ])
    assert.throws(() => parseFieldPath(name), isUnreadable, name)
})

test('parseFieldPath: refuses keys that reach a prototype, and names that are too deep', () => {
  for (const name of ['__proto__', 'a.constructor', 'a[0].prototype.b', 'a.b.c.d.e.f.g.h.i'])
    assert.throws(() => parseFieldPath(name), isUnreadable, name)
})

test('parseFieldPath: any text is split or refused', () => {
  const part = fc.oneof(fc.constantFrom('.', '[', ']', '[0]', '__proto__', 'a', '12'), fc.string())
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const name = parts.join('')
      try {
        const path = parseFieldPath(name)
        const joined = path.map((each) => (typeof each === 'number' ? `[${each}]` : `.${each}`))
        assert.equal(joined.join('').slice(1), name.replace(/\[0+(?=\d)/g, '['))
      } catch (thrown) {
        assert.ok(isUnreadable(thrown as never), String(thrown))
      }
    }),
  )
})
