import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { addCheckDigit } from '#platform/barcode.ts'
import { drawBarcodeFilm, drawBarcodePhoto } from '#tests/support/catalogue/barcode-pictures.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { launchBrowser } from '#tests/support/browser/chromium.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

/** What the camera is held at. */
const SEEN = addCheckDigit('899100210163')
const folder = await mkdtemp(path.join(os.tmpdir(), 'pondasi-camera-'))
const film = path.join(folder, 'label.y4m')
await writeFile(film, drawBarcodeFilm(SEEN))
const shop = await startServedShop()
const browser = await launchBrowser([
  '--use-fake-device-for-media-stream',
  // Without it this headless browser has no way to ask.
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
])
after(async () => {
  await browser.close()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

async function createGoods(name: string, barcode: string) {
  const id = Number(
    await createProduct(shop.db, { name, unit: 'sak', price: 60_000, stock: { CBT: 5 } }),
  )
  await shop.db.updateTable('variant').set({ barcode }).where('id', '=', id).execute()
  const { sku } = await shop.db
    .selectFrom('variant')
    .select('sku')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, sku }
}
const seen = await createGoods('Semen Kamera', SEEN)

const waitForQuantity = (page: Page) =>
  page.waitForFunction(() =>
    (document.activeElement as HTMLInputElement).name?.endsWith('.quantity'),
  )
const openReceipt = async (page: Page) => {
  await signInStaff(page, 'konten@contoh.id')
  await page.goto('/backoffice/stok?terima')
  await page.getByLabel('Cari atau pindai barang').waitFor()
}

for (const [name, screen] of [
  ['360 px', PHONE],
  ['1280 px', DESKTOP],
] as const)
  test(`/backoffice/stok?terima at ${name}: goods are found by holding the camera at their barcode`, async () => {
    const { page, context, browserErrors } = await openBrowserSession(browser, shop, {
      ...screen,
      permissions: ['camera'],
    })
    await withScreenOnFailure(page, async () => {
      await openReceipt(page)
      await page.getByRole('button', { name: 'Kamera' }).click()
      await waitForQuantity(page)
      assert.equal(await page.getByLabel('SKU 1', { exact: true }).inputValue(), seen.sku)
      await page.getByText('Semen Kamera').first().waitFor()
      assert.equal(await page.getByRole('dialog').count(), 0)
      await page.keyboard.type('12')
      await assertPageQuality(page, 'receipt after scanning')
    })
    assert.deepEqual(browserErrors, [])
    await context.close()
  })

test('/backoffice/stok?pindah: without a camera a photo of the barcode is read, and one without a code says so', async () => {
  const barcode = addCheckDigit('400638133393')
  const goods = await createGoods('Paku Foto', barcode)
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await withScreenOnFailure(page, async () => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    })
    await signInStaff(page, 'konten@contoh.id')
    await page.goto('/backoffice/stok?pindah')
    await page.getByRole('button', { name: 'Kamera' }).click()
    await page.getByText('Kamera tidak diizinkan.').waitFor()
    await assertPageQuality(page, 'scanning without a camera')
    const choose = (buffer: Buffer) =>
      page
        .getByLabel('Foto kode batang')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    await choose(Buffer.from('no picture'))
    await page.getByText('Tidak ada kode batang yang terbaca').waitFor()
    await choose(await drawBarcodePhoto(barcode))
    await waitForQuantity(page)
    assert.equal(await page.getByLabel('SKU 1', { exact: true }).inputValue(), goods.sku)
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/backoffice/stok?terima: a scanner that types takes a barcode in the finder and in a row, with leading zeros or not', async () => {
  const goods = await createGoods('Lem Pemindai', '036000291452')
  const { page, context, browserErrors } = await openBrowserSession(browser, shop)
  await withScreenOnFailure(page, async () => {
    await openReceipt(page)
    await page.getByLabel('Nomor surat jalan').fill('SJ-PINDAI')
    await page.getByLabel('Pemasok').fill('Karang Jaya')
    await page.getByLabel('Cari atau pindai barang').focus()
    await page.keyboard.type('0036000291452')
    await page.keyboard.press('Enter')
    await waitForQuantity(page)
    assert.equal(await page.getByLabel('SKU 1', { exact: true }).inputValue(), goods.sku)
    await page.keyboard.type('3')
    await page.locator('[name="lines.1.sku"]').focus()
    await page.keyboard.type(SEEN)
    await page.keyboard.press('Enter')
    await page.getByLabel('Jumlah').nth(1).fill('4')
    await page.getByLabel('Cari atau pindai barang').focus()
    await page.keyboard.type('4006381333948')
    await page.keyboard.press('Enter')
    await page.getByText('berkode batang "4006381333948"').waitFor()
    await page.getByRole('button', { name: 'Catat barang masuk' }).click()
    await page.getByText('Barang masuk tercatat.').waitFor()
    const { rows } = await shop.pool.query(
      `select on_hand::int as "onHand" from stock where variant_id = any($1) and on_hand > 5 order by variant_id`,
      [[seen.id, goods.id]],
    )
    assert.deepEqual(rows, [{ onHand: 9 }, { onHand: 8 }])
  })
  assert.deepEqual(browserErrors, [])
  await context.close()
})
