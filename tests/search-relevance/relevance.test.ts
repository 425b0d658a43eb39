import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { RelevanceGrade } from './judgments.ts'
import { averageMetrics, ndcg } from './metrics.ts'
import { CLASSES } from './queries/all.ts'

const { products } = buildCatalogue()
const assertClose = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-6, `${actual}`)

for (const [name, queries] of Object.entries(CLASSES)) {
  test(`judged queries of class ${name}: each stated grade applies to some product`, () => {
    for (const { text, grade, stated } of queries) {
      const grades = new Set(products.map(grade))
      assert.ok(stated.includes(3), text)
      for (const level of stated) assert.ok(grades.has(level), `"${text}" grades nothing ${level}`)
      for (const level of grades) assert.ok([0, 1, 2, 3].includes(level), text)
    }
  })

  test(`judged queries of class ${name}: some product may come first`, () => {
    for (const { text, first } of queries) if (first) assert.ok(products.some(first), text)
  })

  test(`judged queries of class ${name}: at least 28, none matched by a tenth of the catalogue`, () => {
    assert.ok(queries.length >= 28, String(queries.length))
    for (const { text, grade } of queries)
      assert.ok(
        products.filter((product) => grade(product) === 3).length < products.length / 10,
        text,
      )
  })
}

test('judged queries: no duplicates', () => {
  const texts = Object.values(CLASSES).flatMap((queries) =>
    queries.map(({ text }) => text.toLowerCase()),
  )
  assert.deepEqual(
    texts.filter((text, place) => texts.indexOf(text) !== place),
    [],
  )
})

test('judged queries: each has an exact match in a catalogue twice as large', () => {
  const larger = buildCatalogue({ scale: 2 }).products
  for (const { text, grade } of Object.values(CLASSES).flat())
    assert.ok(
      larger.some((product) => grade(product) === 3),
      text,
    )
})

test('ndcg: the ideal order is 1, whatever else is in the catalogue', () => {
  assertClose(ndcg([3, 3, 2, 1], [0, 1, 3, 0, 2, 3]), 1)
  assertClose(ndcg([3], [0, 3, 0]), 1)
})

test('ndcg: no results and no relevant results are 0', () => {
  assertClose(ndcg([], [3, 2]), 0)
  assertClose(ndcg([0, 0, 0], [3, 2]), 0)
})

test('ndcg: a worse order has less, by the discount of its positions', () => {
  // (1 / 1 + 7 / log2 3) / (7 / 1 + 1 / log2 3)
  assertClose(ndcg([1, 3], [3, 1]), 5.416508 / 7.63093)
  // 3 / log2 3 over 7 + 3 / log2 3
  assertClose(ndcg([0, 2], [3, 2]), 1.8927893 / 8.8927893)
})

test('ndcg: only the first ten count, shown and possible', () => {
  const ten: RelevanceGrade[] = Array.from({ length: 10 }, () => 3)
  assertClose(ndcg([...ten, 0, 0], [...ten, 3, 3, 3]), 1)
  assertClose(ndcg([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], [3]), 0)
})

test('averageMetrics: the means of the queries', () => {
  const metrics = averageMetrics([
    { text: 'a', ndcg: 1, firstRight: true },
    { text: 'b', ndcg: 0.5, firstRight: false },
  ])
  assert.deepEqual(metrics, { queries: 2, ndcg: 0.75, firstRight: 0.5 })
})
