import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createEmptyDatabase, dropDatabase } from '../support/database/template-database.ts'
import { runQueries } from './run-queries.ts'
import { type CatalogueShop, openCatalogueShop } from './catalogue-shop.ts'
import { CLASSES } from './queries/all.ts'
import { buildReport } from './report.ts'
import { LINE_CLASSES } from './order-lines/all.ts'
import { MESSAGES } from './order-lines/messages.ts'
import { NOT_SOLD } from './order-lines/questions.ts'
import { findMissedNames } from './order-lines/own-names.ts'
import { formatMissedLines, measureLines } from './order-lines/report.ts'
import { runLines, runMessages } from './order-lines/run-lines.ts'

/**
 * The relevance reached by class, with a small margin: a change of the ranking that makes a class worse
 * fails here. The goals are nDCG@10 0.92 and 90 % right first results (README).
 */
const FLOORS: Record<string, { ndcg: number; first: number }> = {
  slip: { ndcg: 0.97, first: 0.94 },
  synonym: { ndcg: 0.95, first: 0.94 },
  size: { ndcg: 0.94, first: 0.95 },
  sku: { ndcg: 0.98, first: 0.97 },
  mixed: { ndcg: 0.91, first: 0.96 },
  everyday: { ndcg: 0.92, first: 0.92 },
}

let database: string
let catalogueShop: CatalogueShop
before(async () => {
  database = await createEmptyDatabase()
  catalogueShop = await openCatalogueShop(database)
})
after(async () => {
  await catalogueShop?.close()
  await dropDatabase(database)
})

for (const [name, queries] of Object.entries(CLASSES))
  test(`search relevance: queries of class ${name} score no worse than before`, async () => {
    const metrics = buildReport({ [name]: await runQueries(queries, catalogueShop) }).classes[name]!
    const floor = FLOORS[name]!
    assert.ok(metrics.ndcg >= floor.ndcg, `nDCG@10 ${metrics.ndcg}`)
    assert.ok(metrics.firstRight >= floor.first, `first right ${metrics.firstRight}`)
  })

for (const [name, lines] of Object.entries(LINE_CLASSES))
  test(`order lines: lines of class ${name} are taken or asked for no worse than before`, async () => {
    const outcomes = await runLines(lines, catalogueShop)
    const { right, offered, wrong } = measureLines(outcomes)
    assert.equal(wrong, 0, formatMissedLines(outcomes))
    assert.ok(right >= 0.95 && offered >= 0.95, formatMissedLines(outcomes))
  })

test('order lines: a message is as many lines as it names, each of them right', async () => {
  const outcomes = await runMessages(MESSAGES, catalogueShop)
  assert.equal(measureLines(outcomes).right, 1, formatMissedLines(outcomes))
})

test('order lines: nothing is taken for what the shop does not sell', async () => {
  const outcomes = await runLines(
    NOT_SOLD.map((text) => ({ text, isRight: () => true, qty: undefined })),
    catalogueShop,
  )
  assert.ok(
    outcomes.every(({ verdict }) => verdict === 'asked'),
    formatMissedLines(outcomes),
  )
})

test('order lines: goods that are called as their pages call them are understood', async () => {
  assert.deepEqual(await findMissedNames(catalogueShop), [])
})
