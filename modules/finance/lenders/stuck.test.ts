import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, hours, minutes } from '#platform/clock.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import {
  completeApplication,
  sendApplication,
} from '#tests/support/lenders/complete-application.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sweepLenders } from './service/sweep.ts'

const shop = await useTestShop()
// Not the session of the clients below, which ends while days pass.
const signIn = () => shop.asStaff('finance@contoh.id')

const setMode = async (mode: 'normal' | 'silent' | 'down') =>
  (await signIn()).staffLenderSimulator.changeMode({ body: { lender: 'koinworks', mode } })

/** Why an application waits for staff; undefined where it does not. */
async function findReason(id: string) {
  const { results } = await (await signIn()).staffToday.list({ query: { kind: 'lender' } })
  return results.find(({ path }) => path === `/backoffice/pembiayaan/${id}`)?.reason
}

async function apply() {
  const { api } = await createCompanyBuyer(shop)
  const id = await completeApplication(api, 'koinworks')
  await sendApplication(api, 'koinworks', id)
  return { api, id }
}

test('GET /staff/today: an application that cannot be sent waits for staff after three failures or an hour', async () => {
  await setMode('down')
  const { id } = await apply()
  assert.equal(await findReason(id), undefined)
  await assert.rejects(runLenderJobs(shop), { name: 'LenderError' })
  for (let time = 0; time < 2; time += 1) {
    assert.equal(await findReason(id), undefined)
    shop.clock.advance(minutes(11))
    await sweepLenders(shop.deps)
  }
  assert.equal(await findReason(id), 'Sudah 3 kali gagal dikirim ke KoinWorks. Hubungi mereka.')
  const other = await apply()
  shop.clock.advance(hours(1))
  assert.match((await findReason(other.id))!, /^Belum terkirim ke KoinWorks/)
  await setMode('silent')
  await sweepLenders(shop.deps)
  assert.equal(await findReason(id), undefined)
})

test('GET /staff/today: a silent lender waits for staff after three days, a silent company after seven', async () => {
  await setMode('silent')
  const { id } = await apply()
  await runLenderJobs(shop)
  shop.clock.advance(days(3))
  assert.equal(await findReason(id), 'KoinWorks belum memutuskan. Tanyakan ke mereka.')
  await sweepLenders(shop.deps)
  assert.equal(await findReason(id), undefined)
  shop.clock.advance(days(7))
  assert.equal(await findReason(id), 'Perjanjian KoinWorks belum disetujui perusahaan. Ingatkan.')
  await setMode('normal')
})
