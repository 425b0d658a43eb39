import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InProcessCaller } from '#platform/http/in-process.ts'
import { seedDatabase } from '#faults/seeded-data.ts'
import { createSignedInBuyer } from '../support/accounts/buyers.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { openDatabaseWithStandby } from '../support/servers/database-with-standby.ts'
import { openTestShop } from '../support/shop.ts'
import { countReads, waitUntilStandbyAnswers } from '../support/database/standby-reads.ts'

const pair = await closeAfterTests(openDatabaseWithStandby())
await seedDatabase(pair.url)
const shop = await closeAfterTests(
  openTestShop({ databaseUrl: pair.url, standbyUrl: () => pair.standbyUrl }),
)

/** A buyer whose client keeps the position in the log of the database that each answer names. */
async function openBuyer() {
  const { token } = await createSignedInBuyer(shop.db)
  const caller: Partial<InProcessCaller> = { token }
  const api = shop.client({ token, onPosition: (position) => (caller.position = position) })
  const report = (subject: string) =>
    api.tickets.open({ form: { topic: 'order', subject, text: 'Sepuluh sak basah.' }, files: {} })
  const listTitles = async (position = caller.position) => {
    const { results } = await shop.client({ token, position }).tickets.list({ query: {} })
    return results.map(({ subject }) => subject).sort()
  }
  return { caller, report, listTitles }
}

test('a list: the standby answers who names a position that it has; who names none is answered by the primary', async () => {
  const { report, listTitles, caller } = await openBuyer()
  await report('Semen basah')
  assert.match(caller.position!, /^[\dA-F]+\/[\dA-F]+$/)
  await waitUntilStandbyAnswers(shop, listTitles)
  assert.deepEqual(await listTitles(), ['Semen basah'])
  assert.deepEqual(await countReads(shop, () => listTitles('bukan posisi')), {
    primary: 1,
    standby: 0,
  })
})

test('a list of a caller who has just written: the primary answers while the standby lacks what they wrote', async () => {
  const { report, listTitles, caller } = await openBuyer()
  await report('Sebelum tertinggal')
  await waitUntilStandbyAnswers(shop, listTitles)
  const before = caller.position!
  await pair.pauseReplay()
  try {
    await report('Sesudah tertinggal')
    assert.notEqual(caller.position, before)
    assert.deepEqual(await listTitles(), ['Sebelum tertinggal', 'Sesudah tertinggal'])
    // A lag of more than a second is too much for everybody.
    while ((await countReads(shop, () => listTitles(before))).standby > 0);
    assert.deepEqual(await listTitles(before), ['Sebelum tertinggal', 'Sesudah tertinggal'])
  } finally {
    await pair.resumeReplay()
  }
  await waitUntilStandbyAnswers(shop, listTitles)
  assert.deepEqual(await listTitles(), ['Sebelum tertinggal', 'Sesudah tertinggal'])
})

test('a list: the primary answers once the standby is gone, and the log says so once', async () => {
  const { report, listTitles } = await openBuyer()
  await report('Semen basah')
  await waitUntilStandbyAnswers(shop, listTitles)
  await pair.stopStandby()
  const count = await countReads(shop, async () => {
    for (let time = 0; time < 20; time++) assert.deepEqual(await listTitles(), ['Semen basah'])
  })
  assert.deepEqual(count, { primary: 20, standby: 0 })
  const lines = shop.logged.filter((line) => line.includes('standby is away'))
  assert.match(lines.at(-1)!, /all reads go to the primary/)
})
