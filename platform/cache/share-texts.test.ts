import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureMemory } from '#tests/support/reachable-memory.ts'
import { shareTexts } from './share-texts.ts'

const ROWS = 20_000

/** A row whose texts are its own, as a database's protocol brings them. */
const readRow = (number: number) =>
  JSON.parse(
    JSON.stringify({ number, unit: 'lembar', sizes: ['122 × 244 cm, tebal 9 mm'], brand: null }),
  ) as { number: number; unit: string; sizes: string[]; brand: null }

/** Bytes that rows hold. */
async function measureRows(makeRows: () => object[]): Promise<number> {
  const before = await measureMemory()
  const rows = makeRows()
  const held = (await measureMemory()) - before
  assert.equal(rows.length, ROWS)
  return held
}

test('shareTexts: values are as they were', () => {
  const row = readRow(1)
  assert.equal(shareTexts(row), row)
  assert.deepEqual(row, readRow(1))
})

test('shareTexts: what is frozen is left alone', () => {
  const shared = Object.freeze({ names: Object.freeze(['triplek']) })
  assert.deepEqual(shareTexts([{ shared }]), [{ shared: { names: ['triplek'] } }])
})

test('shareTexts: equal texts of many rows take the room of one', async () => {
  const makeRows = () => Array.from({ length: ROWS }, (_, number) => readRow(number))
  const own = await measureRows(makeRows)
  const shared = await measureRows(() => shareTexts(makeRows()))
  // The longer text has 24 characters with its two bytes of head and more for each row.
  assert.ok(own - shared > ROWS * 24, `${own} bytes, shared ${shared}`)
})
