import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, hours } from '#platform/clock.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { runRetention } from './jobs.ts'

const shop = await useTestShop()

/** The names of the partitions of `visit`, and how many page views each has. */
async function countByPartition() {
  const { rows } = await shop.pool.query<{ partition: string; views: number }>(
    `select relname as partition,
       (select count(*)::int from visit where visit.tableoid = inhrelid) as views
     from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'visit'::regclass order by 1`,
  )
  return Object.fromEntries(rows.map(({ partition, views }) => [partition, views]))
}
async function listStored(): Promise<string[]> {
  const rows = await shop.db.selectFrom('visit').select('path').orderBy('at').execute()
  return rows.map(({ path }) => path)
}
const view = (path: string) => shop.asVisitor().pageViews.unauthenticated({ body: { path } })

test('runRetention: page views are kept by month, made ahead, and dropped after three full months', async () => {
  await view('/november')
  assert.deepEqual(await countByPartition(), { visit_default: 1 })
  await runRetention(shop.deps)
  const ahead = { visit_2026_12: 0, visit_2027_01: 0, visit_default: 0 }
  assert.deepEqual(await countByPartition(), { visit_2026_11: 1, ...ahead })

  // Half an hour before December begins in Jakarta, and half an hour later.
  shop.clock.advance(Date.parse('2026-11-30T23:30:00+07:00') - shop.clock.now().getTime())
  await view('/akhir-november')
  shop.clock.advance(hours(1))
  await view('/desember')
  assert.deepEqual(await countByPartition(), { ...ahead, visit_2026_11: 2, visit_2026_12: 1 })

  shop.clock.advance(Date.parse('2027-02-28T12:00:00+07:00') - shop.clock.now().getTime())
  await runRetention(shop.deps)
  await runRetention(shop.deps)
  assert.equal((await countByPartition())['visit_2026_11'], 2)
  shop.clock.advance(days(1))
  await runRetention(shop.deps)
  assert.deepEqual(await listStored(), ['/desember'])
  assert.deepEqual(Object.keys(await countByPartition()), [
    'visit_2026_12',
    'visit_2027_01',
    'visit_2027_02',
    'visit_2027_03',
    'visit_2027_04',
    'visit_2027_05',
    'visit_default',
  ])
})

test('runRetention: what was stored after the months ran out is moved, or deleted where it is too old', async () => {
  shop.clock.advance(days(400))
  await view('/sesudah')
  shop.clock.advance(days(-200))
  await view('/sebelum')
  shop.clock.advance(days(200))
  assert.equal((await countByPartition())['visit_default'], 2)
  await runRetention(shop.deps)
  assert.equal((await countByPartition())['visit_2028_04'], 1)
  assert.deepEqual(await listStored(), ['/sesudah'])
})

test('GET /staff/audit: the months of the audit log stay for ten years, and are listed as one', async () => {
  const admin = await shop.asStaff()
  const add = (staff: typeof admin, name: string) =>
    staff.catalogueAdmin.addBrand({ body: { name, slug: name.toLowerCase().replace(' ', '-') } })
  await add(admin, 'Merek Lama')
  await runRetention(shop.deps)
  shop.clock.advance(days(365))
  const later = await shop.asStaff()
  await add(later, 'Merek Baru')
  await runRetention(shop.deps)
  const { results } = await later.audit.list({ query: { thing: 'brand' } })
  assert.deepEqual(
    results.map(({ thingName }) => thingName),
    ['Merek Baru', 'Merek Lama'],
  )
})
