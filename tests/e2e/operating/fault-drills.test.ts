import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killDatabase, stopEmbeddedDatabase } from '#faults/drills/kill-database.ts'
import { runDrill } from '#faults/run.ts'

// Short versions of two drills of `npm run faults`.
for (const drill of [stopEmbeddedDatabase, killDatabase])
  test(`npm start, ${drill.title}: recovers by itself within ten seconds, twice; acknowledged orders are there, once`, async () => {
    const { result } = await runDrill(drill, {
      rounds: 2,
      printLine: () => {},
      endSignal: new AbortController().signal,
    })
    assert.deepEqual(result.failures, [])
    assert.ok(result.orders && result.orders.acknowledged > 2)
  })
