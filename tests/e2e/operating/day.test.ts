import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { drawArrivals } from '#faults/day/arrivals.ts'
import { readDayOptions } from '#faults/day/day-options.ts'
import { replayDay } from '#faults/day/replay.ts'
import { drawVisitors } from '#faults/day/run-day.ts'
import { VISITORS } from '#faults/day/visitors/all.ts'
import { openFaultContext } from '#faults/run.ts'
import { connect } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { createDice } from '#tests/support/dice.ts'

const NAMES = VISITORS.map(({ name }) => name)

test('npm run day: a small day of everybody is served and adds up, and an audit finds what does not', async () => {
  const { context, close } = openFaultContext({
    printLine: () => {},
    endSignal: new AbortController().signal,
  })
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pondasi-day-'))
  context.onEnd(async () => rmSync(dataDir, { recursive: true, force: true }))
  try {
    const options = readDayOptions(
      ['--times', '0.15', '--minutes', '0.1', '--thinking', '0.1', '--products', '500'],
      NAMES,
    )
    const { results, record, databaseUrl, audit } = await replayDay(context, {
      ...options,
      dataDir,
    })
    // A machine that runs other tests beside this one may be too slow for a visit; that is an answer.
    const wrong = results[0]!.reasons.filter((reason) => !/503|timeout/.test(reason))
    assert.deepEqual(wrong, [])
    const kinds = results[0]!.kinds.map(({ kind }) => kind)
    for (const kind of ['home page', 'search page', 'list upload', 'order', 'bid'])
      assert.ok(kinds.includes(kind), kind)
    assert.ok(record.payments.length > 0 && record.departedOrderIds.length > 0)
    await bookLedger(databaseUrl)
    const { orders, failures } = await audit()
    assert.deepEqual(failures, [])
    assert.deepEqual(orders, {
      acknowledged: record.orders.length + record.agreedOrders.length,
      missing: 0,
      surplus: 0,
    })
    await breakStock(databaseUrl)
    assert.deepEqual((await audit()).failures, [
      '1 stock rows that hold another quantity than open orders',
    ])
  } finally {
    assert.deepEqual(await close(), [])
  }
})

test('npm run day: one seed has the same visitors at the same times, another has others', () => {
  const plan = { times: 1, lengthMs: 60_000, thinking: 1, seed: 7, visitors: VISITORS }
  const names = (seed: number) => drawVisitors({ ...plan, seed }).map(({ name }) => name)
  assert.deepEqual(names(7), names(7))
  assert.notDeepEqual(names(7), names(8))
  assert.equal(names(7).length, 1000)
  const arrivals = drawArrivals(1_000, 24_000, createDice(7))
  assert.deepEqual(arrivals, drawArrivals(1_000, 24_000, createDice(7)))
  const between = (from: number, to: number) =>
    arrivals.filter((at) => at >= from * 1000 && at < to * 1000).length
  assert.ok(between(8, 12) > 10 * between(0, 4), 'mornings are busier than nights')
})

test('npm run day: options that it does not know are refused by name', () => {
  const read =
    (...args: string[]) =>
    () =>
      readDayOptions(args, NAMES)
  assert.throws(read('--only', 'reader,tukang'), /no visitor "tukang"; there are reader/)
  assert.throws(read('--on', 'moon'), /not on "moon"/)
  assert.throws(read('--times', 'banyak'), /--times "banyak"/)
  assert.throws(read('--url', 'http://localhost:3000'), /--database-url belong together/)
})

/** Books at once: the audit compares the ledger, whose own job runs only once a minute. */
async function bookLedger(databaseUrl: string): Promise<void> {
  const { db } = connect(databaseUrl, { max: 1 })
  await enqueue(db, { name: 'ledger_book', payload: {} })
  await db.destroy()
}

/** Makes the stock wrong, which the audit has to find: one unit is held for nobody. */
async function breakStock(databaseUrl: string): Promise<void> {
  const { db, pool } = connect(databaseUrl, { max: 1 })
  await pool.query(
    `update stock set held = held + 1 where (variant_id, warehouse_id) =
       (select variant_id, warehouse_id from stock where held > 0 limit 1)`,
  )
  await db.destroy()
}
