import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { minutes } from '#platform/clock.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { runLenderJobsUntil, waitForWorker } from '#tests/support/lenders/run-lender-jobs.ts'
import { readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { lenderSteps } from '#tests/support/browser/lender-steps.ts'
import { DESKTOP, PHONE, PROOF_IMAGE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const business = await shop.asBuyer('bisnis@contoh.id')
const finance = await shop.asStaff('finance@contoh.id')
const { rows } = await shop.pool.query<{ id: string }>(
  `select id from account where email = 'bisnis@contoh.id'`,
)
const accountId = rows[0]!.id

const LENDERS: readonly { lender: LenderCode; name: string }[] = [
  { lender: 'credilinq', name: 'Credilinq' },
  { lender: 'koinworks', name: 'KoinWorks' },
  { lender: 'modal-rakyat', name: 'Modal Rakyat' },
]

const setMode = (lender: LenderCode, mode: 'normal' | 'down') =>
  finance.staffLenderSimulator.changeMode({ body: { lender, mode } })

async function fillNeed(page: Page, need: { amount: string; years: string }): Promise<void> {
  await lenderSteps.fillNeed(page, need)
  await page.getByRole('button', { name: 'Cek kelayakan' }).click()
}

async function fillCompanyAndPerson(page: Page): Promise<void> {
  await lenderSteps.fillCompany(page)
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await lenderSteps.fillPerson(page)
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.getByLabel('Kode pos').waitFor()
}

async function fillAddress(page: Page): Promise<void> {
  await lenderSteps.fillAddress(page)
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).click()
  await page.getByLabel('KTP penanggung jawab').waitFor({ state: 'attached' })
}

async function send(page: Page, name: string, kinds: readonly string[]): Promise<void> {
  await lenderSteps.fillDocuments(page, kinds)
  await page.getByRole('button', { name: `Kirim ke ${name}` }).click()
}

async function agree(page: Page, lender: LenderCode): Promise<void> {
  if (lender !== 'koinworks') {
    await page.getByLabel(/Saya sudah membaca/).check()
    await page.getByRole('button', { name: 'Setujui perjanjian' }).click()
  } else {
    await page.getByRole('button', { name: 'Konfirmasi dengan kode' }).click()
    await lenderSteps.typeCode(page, () => readLenderCode(shop, accountId))
    await page.getByRole('button', { name: 'Verifikasi' }).click()
    await page.getByLabel('Kontrak yang sudah ditandatangani').waitFor({ state: 'attached' })
    await page.locator('input[name="file"]').setInputFiles(PROOF_IMAGE)
    await page.getByLabel(/Saya menyetujui kontrak/).check()
    await page.getByRole('button', { name: 'Kirim kontrak' }).click()
  }
  await page.getByText('Persetujuan Anda sudah kami teruskan').waitFor()
}

/** Each lender is tried as if it were the first of the company: nothing is filled in from others. */
async function clearApplications(): Promise<void> {
  await shop.pool.query(
    `update lender_application set answers = '{}', created_at = created_at - interval '91 days',
       status = case when status = 'active' then 'active' else 'declined' end`,
  )
}

test('/bnpl-registration: a visitor reads who may apply, and signs in there', async () => {
  await visit(PHONE, async (page) => {
    await page.goto('/bnpl-registration')
    await page.getByText('Masuk dengan akun perusahaan').waitFor()
    await assertPageQuality(page, 'a lender for a visitor')
  })
})

test('/bnpl-registration: one check asks every lender, and what is filled in at one is filled in at the next', async () => {
  await setMode('koinworks', 'down')
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/bnpl-registration')
    await page.getByRole('button', { name: 'Cek kelayakan' }).click()
    await page.getByLabel('Limit yang diajukan').and(page.locator('[aria-invalid=true]')).waitFor()
    await fillNeed(page, { amount: '100.000.000', years: '3' })
    const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await item('Modal Rakyat').getByText('Memenuhi syarat, sampai').waitFor()
    await item('KoinWorks').getByText('Belum menjawab.').waitFor()
    await assertPageQuality(page, 'what every lender says')
    await item('Credilinq').getByRole('link', { name: 'Lanjutkan pengajuan' }).click()
    await page.getByLabel('Nama perusahaan').waitFor()
    await fillCompanyAndPerson(page)
    await fillAddress(page)
    await send(page, 'Credilinq', ['ktp', 'rekening-koran'])
    await page.waitForURL(/success/)
    await page.goto('/koinworks-registration')
    await page.waitForURL(/langkah=perusahaan/)
  })
  await setMode('koinworks', 'normal')
  await clearApplications()
})

for (const { lender, name } of LENDERS) {
  const path = `/${lender}-registration`
  const runUntil = (status: string) =>
    runLenderJobsUntil(shop, async () => {
      const { results } = await business.lenders.limits()
      return results.some((each) => each.lender === lender && each.status === status)
    })

  test(`${path}: ${name} is down in each step, the company goes on in another browser, and is declined once ${name} is back`, async () => {
    await clearApplications()
    await setMode(lender, 'down')
    await visit(PHONE, async (page) => {
      await signIn(page, 'bisnis@contoh.id')
      await page.goto(path)
      // A lender that is down cannot refuse a young business, so the form goes on.
      await fillNeed(page, { amount: '80.000.000', years: '0' })
      await page.getByLabel('Nama perusahaan').waitFor()
      await page.getByText(`${name} sedang tidak menjawab`).waitFor()
      await assertPageQuality(page, 'the company of an application')
      await fillCompanyAndPerson(page)
    })
    await visit(DESKTOP, async (page) => {
      await signIn(page, 'bisnis@contoh.id')
      await page.goto(path)
      await page.waitForURL(/langkah=alamat/)
      await page.getByText(`${name} sedang tidak menjawab`).waitFor()
      await fillAddress(page)
      await send(page, name, ['ktp'])
      await page.getByText('Belum lengkap: Rekening koran 3 bulan terakhir').waitFor()
      await send(page, name, ['rekening-koran'])
      await page.waitForURL(/success/)
      await waitForWorker(async () => (await trailOf(lender)).includes('Kirim pengajuan'))
      await page.getByText('Pengajuan Anda tersimpan').waitFor()
      await assertPageQuality(page, 'an application to a lender that is down')
      await setMode(lender, 'normal')
      await runUntil('declined')
      await page.reload()
      await page.getByText('Belum disetujui').first().waitFor()
      await page.getByText('Usaha harus sudah berjalan paling sedikit satu tahun.').waitFor()
      await assertPageQuality(page, 'a declined application')
      await page.getByRole('link', { name: 'Ajukan lagi' }).click()
      await page.waitForURL(/langkah=kebutuhan/)
    })
  })

  test(`${path}: not eligible, then asked for more, accepted, and the limit is open`, async () => {
    await visit(DESKTOP, async (page) => {
      await signIn(page, 'bisnis@contoh.id')
      await page.goto(path)
      await fillNeed(page, { amount: '600.000.000', years: '0' })
      await page.getByText('Belum memenuhi syarat').waitFor()
      await assertPageQuality(page, 'a company that is not eligible')
      await fillNeed(page, { amount: '600.000.000', years: '4' })
      await page.getByLabel('Nama perusahaan').waitFor()
      await fillCompanyAndPerson(page)
      await fillAddress(page)
      await assertPageQuality(page, 'the documents of an application')
      await send(page, name, ['ktp', 'rekening-koran'])
      await page.waitForURL(/success/)
      await runUntil('asked')
    })
    await visit(PHONE, async (page) => {
      await signIn(page, 'bisnis@contoh.id')
      await page.goto(`${path}/success`)
      await page.getByText(`${name} minta tambahan`).waitFor()
      await page.getByText(/perlu laporan keuangan/).waitFor()
      await assertPageQuality(page, 'a lender that asks for more')
      await page.getByRole('link', { name: 'Lengkapi pengajuan' }).click()
      await page.getByLabel('Laporan keuangan').waitFor({ state: 'attached' })
      // The lender looks at it again only where it came after the last decision.
      shop.clock.advance(minutes(3))
      await send(page, name, ['laporan-keuangan'])
      await page.waitForURL(/success/)
      await runUntil('agreement_sent')
      await page.reload()
      await page.getByRole('heading', { name: /^Perjanjian/ }).waitFor()
      await assertPageQuality(page, 'the agreement of a lender')
      await setMode(lender, 'down')
      await agree(page, lender)
      await setMode(lender, 'normal')
      await runUntil('active')
      await page.reload()
      await page.getByText(`Limit perusahaan Anda di ${name} sudah terbuka.`).waitFor()
      await page.goto('/profile/limit-kredit')
      await page.getByText('Pembiayaan dari mitra').first().waitFor()
      await assertPageQuality(page, 'limits with lenders')
    })
  })
}

/** What staff read of the newest application at a lender. */
async function trailOf(lender: LenderCode): Promise<string> {
  const { results } = await finance.staffLenders.list({ query: { lender } })
  const { trail } = await finance.staffLenders.show({ id: results[0]!.id })
  return trail.map(({ action }) => action).join(', ')
}
