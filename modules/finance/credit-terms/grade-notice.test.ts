import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { joinCompany } from '#tests/support/accounts/full-account.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('POST /ecom/grade/{id}/popup-status: a new grade is shown to each account once, and again when it changes', async () => {
  const { api, companyId } = await createCompanyBuyer(shop)
  const colleague = await createBuyerClient(shop)
  await joinCompany(api, colleague.api, 'purchaser')
  assert.equal((await api.grade.notice()).notice, null)
  await giveLimit(shop, companyId, 50_000_000, 'C')
  const { notice } = await api.grade.notice()
  assert.deepEqual([notice?.grade, notice?.limit.amount, notice?.days], ['C', '50000000.00', 30])
  for (let time = 0; time < 2; time += 1)
    await api.grade.setPopupStatus({ id: notice!.id, body: {} })
  assert.equal((await api.grade.notice()).notice, null)
  assert.equal((await colleague.api.grade.notice()).notice?.id, notice!.id)
  // Another amount with the same grade brings an e-mail alone.
  await giveLimit(shop, companyId, 60_000_000, 'C')
  assert.equal((await api.grade.notice()).notice, null)
  assert.equal((await colleague.api.grade.notice()).notice?.limit.amount, '60000000.00')
  await giveLimit(shop, companyId, 60_000_000, 'B')
  const again = await api.grade.notice()
  assert.deepEqual([again.notice?.grade, again.notice?.days], ['B', 45])
  const stranger = await createCompanyBuyer(shop)
  const foreign = stranger.api.grade.setPopupStatus({ id: again.notice!.id, body: {} })
  await expectRefusal(foreign, 404, 'not_found')
  assert.ok((await api.grade.notice()).notice)
})

test('GET /ecom/grade: a frozen limit and an old grade are not announced', async () => {
  const { api, companyId } = await createCompanyBuyer(shop)
  await giveLimit(shop, companyId, 50_000_000, 'A')
  const admin = await shop.asStaff()
  await admin.staffCredit.freeze({ id: companyId, body: { reason: 'Ada tagihan lama.' } })
  assert.equal((await api.grade.notice()).notice, null)
  await admin.staffCredit.unfreeze({ id: companyId, body: {} })
  assert.ok((await api.grade.notice()).notice)
  await shop.pool.query(`update grade_notice set created_at = $1`, [
    new Date(shop.clock.now().getTime() - days(31)),
  ])
  assert.equal((await api.grade.notice()).notice, null)
})
