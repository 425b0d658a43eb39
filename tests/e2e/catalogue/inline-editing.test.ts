import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openContentStaffPage } from '#tests/support/browser/staff-steps.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const SKU = 'RB-TRP-MRT-09-UTY'
const products = `/backoffice/produk?search=${SKU}`

for (const hasScripts of [false, true]) {
  const mode = hasScripts ? 'with scripts' : 'before scripts run'
  test(`/backoffice/produk: price and stock are changed inline, ${mode}`, async () => {
    const { context, page } = await openContentStaffPage(browser, shop, hasScripts)
    await page.goto(products)
    const row = page.locator('li[id^=v]', { hasText: SKU })
    await row.getByRole('link', { name: /^Ubah / }).click()
    await row.getByLabel('Eceran (Rp)').fill(hasScripts ? '131.500' : '132.500')
    await row.getByRole('button', { name: 'Simpan harga' }).click()
    await row.getByText(hasScripts ? 'Rp131.500' : 'Rp132.500').waitFor()
    await row.getByLabel('Gudang Cibitung').fill(hasScripts ? '1.111' : '2.222')
    await row.getByRole('button', { name: 'Simpan stok' }).click()
    await page.waitForFunction(
      (expected) =>
        [...document.querySelectorAll('input[name=opened]')].some((field) =>
          (field as HTMLInputElement).value.includes(expected),
        ),
      hasScripts ? '"CBT":1111' : '"CBT":2222',
    )
    await row.getByLabel('Eceran (Rp)').fill('seribu')
    await row.getByRole('button', { name: 'Simpan harga' }).click()
    await row.getByText('Tulis rupiah bulat, misalnya 54.500.').waitFor()
    assert.equal(await row.getByLabel('Eceran (Rp)').inputValue(), 'seribu')
    await context.close()
  })

  test(`/backoffice/pencarian: a synonym is added, changed and removed, ${mode}`, async () => {
    const { context, page } = await openContentStaffPage(browser, shop, hasScripts)
    const list = page.locator('main ul')
    await page.goto('/backoffice/pencarian?search=sirtu&phrase=sirtu+halus')
    assert.equal(await page.getByLabel('Sebutan pembeli').first().inputValue(), 'sirtu halus')
    await page.getByLabel('Sebutan di katalog').first().fill('pasir')
    await page.getByRole('button', { name: 'Tambah sinonim' }).click()
    await page.getByRole('link', { name: 'Ubah sirtu halus menjadi pasir' }).click()
    await list.getByLabel('Sebutan di katalog').fill('pasir beton')
    await list.getByRole('button', { name: 'Simpan' }).click()
    if (hasScripts) await page.getByText('Sinonim diubah, dan langsung berlaku.').waitFor()
    await page.goto('/backoffice/pencarian?search=sirtu+halus')
    await page.getByRole('link', { name: 'Ubah sirtu halus menjadi pasir beton' }).click()
    await list.getByText('Hapus', { exact: true }).click()
    await page.getByRole('button', { name: 'Ya, hapus' }).click()
    await page.getByText('Tidak ada yang cocok').waitFor()
    await context.close()
  })
}
