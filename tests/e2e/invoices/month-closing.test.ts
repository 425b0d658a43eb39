import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

test('/backoffice/keuangan/tutup-buku: finance closes a month, and an admin opens it again with a reason', async () => {
  const cement = await createProduct(shop.db, { price: 54_500, weightKg: 40, stock: { CBT: 90 } })
  await placeOrder(shop, [{ variant: cement, qty: 5 }], await createBuyerClient(shop))
  shop.clock.advance(days(14))
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'finance@contoh.id')
    await page.goto('/backoffice/keuangan')
    await page.getByRole('link', { name: /Bulan pembukuan/ }).click()
    await page.getByRole('heading', { name: 'Tutup buku' }).waitFor()
    await assertPageQuality(page, 'the months of the ledger')
    const close = page.getByRole('button', { name: 'Tutup November 2026' })
    const question = page.getByRole('alertdialog', { name: 'Tutup buku November 2026?' })
    await close.click()
    await assertPageQuality(page, 'the question before a month is closed')
    await question.getByRole('button', { name: 'Batal' }).click()
    await close.click()
    await question.getByRole('button', { name: 'Ya, tutup' }).click()
    await page.getByText(/^Ditutup .*2026/).waitFor()
    await page.getByRole('heading', { name: 'Tutup buku' }).waitFor()
  })
  await visit(PHONE, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto('/backoffice/keuangan/tutup-buku')
    await page.getByRole('heading', { name: 'Buka lagi November 2026' }).waitFor()
    await assertPageQuality(page, 'a closed month on a phone')
    await page.getByRole('button', { name: 'Buka lagi' }).click()
    await page.getByText('Tulis alasannya.').waitFor()
    await page.getByLabel('Alasan').fill('Faktur pemasok tertinggal')
    await page.getByRole('button', { name: 'Buka lagi' }).click()
    await page.getByText(/Dibuka lagi .*: Faktur pemasok tertinggal/).waitFor()
    await page.getByRole('button', { name: 'Tutup November 2026' }).waitFor()
  })
})
