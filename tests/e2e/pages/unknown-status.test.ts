import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { DESKTOP, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { visit } = await openShopAndBrowser()

/** A list says what it shows instead of a status that it does not know, and nothing for one that it knows. */
async function assertNotice(page: Page, path: string, shown: string, known: string) {
  await page.goto(`${path}?status=lunas-sekali`)
  await page.getByText(`Tidak ada status “lunas-sekali”. Yang tampil: ${shown}.`).waitFor()
  await page.goto(`${path}?status=${known}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  assert.equal(await page.getByText('Tidak ada status').count(), 0, path)
}

test('lists of buyers: an address with a status that nobody knows is not shown as if it were filtered', async () => {
  await visit(DESKTOP, async (page) => {
    await signIn(page)
    await assertNotice(page, '/profile/daftar-transaksi', 'Semua', 'completed')
    await assertNotice(page, '/profile/daftar-invoice', 'Semua', 'paid')
    await assertNotice(page, '/profile/daftar-negosiasi', 'Semua', 'countered')
    await assertNotice(page, '/profile/bantuan', 'Semua', 'open')
  })
})

test('lists of the back office: an address with a status that nobody knows says what is listed instead', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await assertNotice(page, '/backoffice/pesanan', 'Semua', 'completed')
    await assertNotice(page, '/backoffice/akun', 'Semua', 'active')
    await assertNotice(page, '/backoffice/negosiasi', 'Menunggu jawaban', 'countered')
  })
})
