import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours, minutes } from '#platform/clock.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import {
  completeApplication,
  sendApplication,
} from '#tests/support/lenders/complete-application.ts'
import { setKoinworksMode } from '#tests/support/lenders/loan-steps.ts'
import { createBorrower, orderFromKoinworks } from '#tests/support/lenders/open-limit.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { sweepLenders } from './service/sweep.ts'
import { claimSilent } from './store/applications.ts'

const shop = await useTestShop()
// Not one session for all of them: it ends while hours pass.
const signIn = () => shop.asStaff()
type Admin = Awaited<ReturnType<typeof signIn>>

type ListQuery<List extends (input: never) => unknown> = NonNullable<
  NonNullable<Parameters<List>[0]>['query']
>

// First: of a lender that is down the sweeper asks about one application, and here there is only this one.
test('the trail of an application: what a lender says again is one row with a count, something new another', async () => {
  const { applicationId: id } = await createBorrower(shop)
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      shop.clock.advance(hours(1) + minutes(1))
      await sweepLenders(shop.deps)
    }
  }
  const readAsked = async () =>
    (await (await signIn()).staffLenders.show({ id })).trail
      .filter(({ action }) => action === 'Tanya limit')
      .map(({ times, isFailure, at, firstAt }) => [times, isFailure, at > firstAt])
  await ask(2)
  assert.deepEqual(await readAsked(), [[2, false, true]])
  await setKoinworksMode(shop, 'down')
  await ask(2)
  await setKoinworksMode(shop, 'normal')
  await ask(1)
  assert.deepEqual(await readAsked(), [
    [1, false, false],
    [2, true, true],
    [2, false, true],
  ])
})

test('GET /staff/lender-applications: by lender, status and a part of the company’s name, page by page', async () => {
  const admin = await signIn()
  const { companyId } = await createBorrower(shop)
  const name = `PT Cakrawala 100% Beton ${companyId}`
  await shop.pool.query('update company set name = $2 where id = $1', [companyId, name])
  const other = await createCompanyBuyer(shop)
  await sendApplication(other.api, 'credilinq', await completeApplication(other.api, 'credilinq'))
  const list = async (query: ListQuery<Admin['staffLenders']['list']>) =>
    admin.staffLenders.list({ query })
  const found = await list({ search: '100% beton' })
  assert.deepEqual(
    found.results.map(({ company, lender, status }) => [company, lender, status]),
    [[name, 'koinworks', 'active']],
  )
  assert.equal((await list({ search: '1000 beton' })).total, 0)
  assert.equal((await list({ search: '100% beton', lender: 'credilinq' })).total, 0)
  assert.equal((await list({ search: '100% beton', status: 'declined' })).total, 0)
  const pages = await Promise.all([0, 1].map((page) => list({ page, count: 1 })))
  assert.ok(pages.every(({ total }) => total >= 2))
  assert.notEqual(pages[0]!.results[0]!.id, pages[1]!.results[0]!.id)
})

test('GET /staff/loans: by lender, status, order number and company, page by page', async () => {
  const admin = await signIn()
  const buyer = await createBorrower(shop)
  const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  const { number } = await orderFromKoinworks(shop, buyer, [{ variant, qty: 20 }])
  const list = (query: ListQuery<Admin['staffLoans']['list']>) => admin.staffLoans.list({ query })
  const found = await list({ search: number.toLowerCase(), lender: 'koinworks', status: 'opened' })
  assert.deepEqual(
    found.results.map(({ orderNumber }) => orderNumber),
    [number],
  )
  const { company } = found.results[0]!
  assert.ok((await list({ search: company })).total >= 1)
  assert.equal((await list({ search: number, lender: 'credilinq' })).total, 0)
  assert.equal((await list({ search: number, status: 'paid' })).total, 0)
})

test('GET /staff/lender-applications/{id}: the signed contract is among its papers', async () => {
  const admin = await signIn()
  const { applicationId: id } = await createBorrower(shop)
  const { files } = await admin.staffLenders.show({ id })
  const contract = files.find(({ label }) => label === 'Kontrak yang ditandatangani')!
  assert.ok((await admin.staffLenders.document({ id, fileId: contract.id })).size > 0)
})

test('lenders-sweep: who waits for a decision is asked about before limits that are open', async () => {
  await createBorrower(shop)
  shop.clock.advance(hours(3))
  const { api } = await createCompanyBuyer(shop)
  const waiting = await completeApplication(api, 'credilinq')
  await sendApplication(api, 'credilinq', waiting)
  shop.clock.advance(minutes(11))
  const now = shop.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const periods = { now, waitingBefore: before(minutes(10)), openBefore: before(hours(1)) }
  const taken = await claimSilent(shop.db, { ...periods, limit: 1 })
  const { results } = await (await signIn()).staffLenders.list({ query: { count: 100 } })
  assert.notEqual(results.find(({ id }) => id === taken[0])!.status, 'active')
})
