import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { minutes, systemClock } from '#platform/clock.ts'
import { createHttpLender } from '#platform/lender/http-lender.ts'
import { koinworksMapping } from '#platform/lender/koinworks.ts'
import { receiveLenderNotification } from '#modules/finance/loans/service/receive-lender-notification.ts'
import {
  LENDER_KEY,
  LENDER_WEBHOOK_SECRET,
  openLenderServer,
} from '#tests/support/lenders/lender-server.ts'
import { createLoanGoods } from '#tests/support/lenders/loan-steps.ts'
import { openLimit } from '#tests/support/lenders/open-limit.ts'
import { runLenderJobsUntil } from '#tests/support/lenders/run-lender-jobs.ts'
import { readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { openBreakablePage } from '#tests/support/browser/breakable-page.ts'
import type { BreakableLine } from '#tests/support/browser/breakable-line.ts'
import { UNCERTAIN_FORM } from '#tests/support/browser/connection-steps.ts'
import { lenderSteps } from '#tests/support/browser/lender-steps.ts'
import { DESKTOP, PHONE, PROOF_IMAGE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

// KoinWorks is a server of the tests' own, which is slow, cuts connections or stays silent; so is the line to the shop.

const server = await openLenderServer(koinworksMapping)
const account = { apiUrl: server.url, key: LENDER_KEY, webhookSecret: LENDER_WEBHOOK_SECRET }
const koinworks = createHttpLender(koinworksMapping, account, { clock: systemClock })
const { shop, browser, visit } = await openShopAndBrowser({ lenders: { koinworks } })
const business = await shop.asBuyer('bisnis@contoh.id')
const { rows } = await shop.pool.query<{ id: string }>(
  `select id from account where email = 'bisnis@contoh.id'`,
)
const accountId = rows[0]!.id
const { items } = await createLoanGoods(shop)

const readLimit = async () =>
  (await business.lenders.limits()).results.find(({ lender }) => lender === 'koinworks')!
const countApplications = async () =>
  (await shop.pool.query(`select 1 from lender_application where lender = 'koinworks'`)).rowCount

/** Presses a button whose request does not arrive, then whose response does not, then once more. */
async function pressThroughFaults(
  page: Page,
  line: BreakableLine,
  name: string,
  assertTyped: () => Promise<void>,
): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  for (const state of ['gateway', 'lost'] as const) {
    await pressInVain(page, line, state, () => button.click())
    await assertTyped()
  }
  await button.click()
}

/** Presses while the line is broken, and waits until the page has given up and says so. */
async function pressInVain(
  page: Page,
  line: BreakableLine,
  state: 'gateway' | 'lost',
  press: () => Promise<void>,
): Promise<void> {
  await line.set(state)
  const isPost = (request: Request) => request.method() === 'POST'
  // The alert of the press before may still be there.
  const over =
    state === 'lost'
      ? page.waitForEvent('requestfailed', isPost)
      : page.waitForResponse((response) => isPost(response.request()))
  await press()
  await over
  await page.getByRole('alert').filter({ hasText: UNCERTAIN_FORM }).waitFor()
  await line.set('up')
}

test('/bnpl-registration: a lender that stays silent is waited for once and briefly, and keeps nobody from the others', async () => {
  server.state.isSilent = true
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/bnpl-registration')
    await lenderSteps.fillNeed(page, { amount: '100.000.000', years: '3' })
    await page.getByRole('button', { name: 'Cek kelayakan' }).click()
    const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await item('Modal Rakyat').getByText('Memenuhi syarat, sampai').waitFor()
    await item('KoinWorks').getByText('Belum menjawab.').waitFor()
  })
  assert.equal(server.state.requests, 1)
  server.state.isSilent = false
})

test('/koinworks-registration: the line breaks in each step and the lender is slow; the form stays, and pressed again it goes on, once', async () => {
  server.state.latencyMs = 300
  await openBreakablePage(browser, shop, DESKTOP, async ({ page, line, open, assertSamePage }) => {
    await signIn(page, 'bisnis@contoh.id')
    await open('/koinworks-registration?langkah=kebutuhan')
    const assertIs = (label: string, value: string) => async () =>
      assert.equal(await page.getByLabel(label).inputValue(), value)
    await lenderSteps.fillNeed(page, { amount: '80.000.000', years: '4' })
    server.state.resets = 2
    await pressThroughFaults(page, line, 'Cek kelayakan', assertIs('Lama usaha (tahun)', '4'))
    await page.waitForURL(/langkah=perusahaan/)
    await lenderSteps.fillCompany(page)
    await pressThroughFaults(page, line, 'Simpan dan lanjut', assertIs('NIB', '9120301234567'))
    await page.waitForURL(/langkah=penanggung-jawab/)
    await lenderSteps.fillPerson(page)
    await pressThroughFaults(page, line, 'Simpan dan lanjut', assertIs('Jabatan', 'Direktur'))
    await page.waitForURL(/langkah=alamat/)
    await lenderSteps.fillAddress(page)
    await pressThroughFaults(page, line, 'Simpan dan lanjut', assertIs('Kode pos', '12810'))
    await page.waitForURL(/langkah=dokumen/)
    await lenderSteps.fillDocuments(page, ['ktp', 'rekening-koran'])
    await pressThroughFaults(page, line, 'Kirim ke KoinWorks', async () =>
      assert.equal(await page.getByLabel(/Saya setuju data/).isChecked(), true),
    )
    await page.waitForURL(/success/)
    await assertSamePage()
  })
  assert.equal(await countApplications(), 1)
  await runLenderJobsUntil(shop, async () => server.applications.size > 0)
  assert.equal(server.applications.size, 1)
})

test('/koinworks-registration/success: the line breaks at the code and at the contract; both are taken once', async () => {
  const { applicationId } = await readLimit()
  await runLenderJobsUntil(shop, async () => (await readLimit()).status === 'submitted')
  const offer = server.tell(applicationId!, 'agreement_sent')
  await receiveLenderNotification(shop.deps, 'koinworks', offer)
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open, assertSamePage }) => {
    await signIn(page, 'bisnis@contoh.id')
    await open('/koinworks-registration/success')
    const request = page.getByRole('button', { name: 'Konfirmasi dengan kode' })
    await pressInVain(page, line, 'gateway', () => request.click())
    await request.click()
    await lenderSteps.typeCode(page, () => readLenderCode(shop, accountId))
    const verify = page.getByRole('button', { name: 'Verifikasi' })
    await pressInVain(page, line, 'lost', () => verify.click())
    await verify.click()
    await page.getByText('Kode Anda benar').waitFor()
    await page.locator('input[name="file"]').setInputFiles(PROOF_IMAGE)
    const agree = page.getByLabel(/Saya menyetujui kontrak/)
    await agree.check()
    await pressThroughFaults(page, line, 'Kirim kontrak', async () =>
      assert.equal(await agree.isChecked(), true),
    )
    await page.getByText('Persetujuan Anda sudah kami teruskan').waitFor()
    await assertSamePage()
  })
  await runLenderJobsUntil(shop, async () =>
    server.applications
      .get(applicationId!)!
      .events.some((event) => Object.values(event).includes('FACILITY_ACTIVE')),
  )
})

test('/payment-confirmation/tempo: the line breaks at the code and at the delivery of a loan; both are taken once', async () => {
  await openLimit(shop, { api: business, accountId }, 'credilinq')
  const { results: addresses } = await business.customers.addresses()
  const payment = { paymentType: 'credilinq' } as const
  const buyer = { api: business, accountId, addressId: addresses[0]!.id }
  const { id } = await placeOrder(shop, items(), buyer, { payment })
  // An account waits some minutes for its next code, also where that is for something else.
  shop.clock.advance(minutes(12))
  await openBreakablePage(browser, shop, PHONE, async ({ page, line, open, assertSamePage }) => {
    await signIn(page, 'bisnis@contoh.id')
    await open(`/payment-confirmation/tempo?order=${id}`)
    await page.getByRole('button', { name: 'Kirim kode' }).click()
    await lenderSteps.typeCode(page, () => readLenderCode(shop, accountId))
    const verify = page.getByRole('button', { name: 'Verifikasi' })
    await pressInVain(page, line, 'gateway', () => verify.click())
    await line.set('lost')
    await verify.click()
    // The page follows its payment by itself.
    await page.getByText('Kode Anda benar').waitFor()
    await line.set('up')
    const confirmed = page.getByLabel(/Alamat dan jadwal ini benar/)
    await confirmed.check()
    await pressThroughFaults(page, line, 'Konfirmasi pengiriman', async () =>
      assert.equal(await confirmed.isChecked(), true),
    )
    await page.getByText('Sudah Anda konfirmasi').waitFor()
    await assertSamePage()
  })
  const { results } = await business.loans.list({ query: { orderId: id } })
  assert.equal(results.length, 1)
})
