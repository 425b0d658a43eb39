import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { startContent } from '#tests/e2e/screenshots/content.ts'
import { waitForHydration } from '#tests/e2e/screenshots/scene.ts'

const { shop, visit } = await openShopAndBrowser()
const { token } = await shop
  .client()
  .staffIdentity.signIn({ body: { email: 'konten@contoh.id', password: 'kelola-2026' } })
const staff = shop.client({ token })
const { results } = await shop
  .client()
  .catalogue.products({ query: { subCategory: 'triplek', count: 1 } })
const { articlePath } = await startContent(shop.client(), staff, results[0]!.slug)

test('/blog on a phone: an article is found, read, calculated with and passed on', async () => {
  await visit(PHONE, async (page) => {
    await page.goto('/blog')
    await page.getByLabel('Cari artikel').fill('PLESTER')
    await page.locator('main').getByRole('button', { name: 'Cari', exact: true }).click()
    await page.getByText('1 artikel dengan').waitFor()
    await page.getByRole('link', { name: /Berapa sak semen/ }).click()
    await page.waitForURL(articlePath)
    await page.getByRole('heading', { level: 1, name: /Berapa sak semen/ }).waitFor()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    assert.ok(data.some((text) => text.includes('"@type":"Article"')))
    await waitForHydration(page)
    await page.locator('summary', { hasText: 'Isi artikel' }).click()
    await page.getByRole('link', { name: 'Cara menghitung' }).click()
    assert.match(page.url(), /#cara-menghitung$/)
    await page.getByLabel('Panjang').fill('9')
    await page.getByLabel('Lebar').fill('6')
    await page.getByRole('button', { name: /^Pakai / }).click()
    await page.getByRole('link', { name: /^Lihat \d+ lembar/ }).waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    await page.getByText('Berhasil disalin').waitFor()
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\/blog\/[^?]+$/)
    await page.getByRole('heading', { name: 'Barang di artikel ini' }).waitFor()
    await assertPageQuality(page, 'article')
  })
})

test('/backoffice/konten: an article goes from draft over a preview to readers', async () => {
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'konten@contoh.id')
    await page.goto('/backoffice/konten/artikel/baru')
    await waitForHydration(page)
    const body = (await page.getByLabel('Isi', { exact: true }).boundingBox())!
    assert.ok(body.height > 300, `an article is written in ${body.height} px`)
    await page.getByLabel('Judul', { exact: true }).fill('Merawat beton tujuh hari')
    await page.getByLabel('Penulis').fill('Bagas Prasetya')
    await page.getByLabel('Ringkasan').fill('Karung basah, plastik, atau genangan air.')
    await page.getByLabel('Isi', { exact: true }).fill('## Hari pertama\n\nBasahi **tiga kali**.')
    await page.getByRole('button', { name: 'Lihat pratinjau' }).click()
    await page.getByRole('heading', { name: 'Hari pertama' }).waitFor()
    await page.getByRole('button', { name: 'Simpan sebagai artikel baru' }).click()
    await page.getByText('Belum dilihat pembaca.').waitFor()
    const path = '/blog/takaran-lapangan/merawat-beton-tujuh-hari'
    assert.equal((await page.request.get(path)).status(), 404)
    await page.getByRole('button', { name: 'Terbitkan sekarang' }).click()
    await page.getByRole('link', { name: 'Lihat di toko' }).click()
    await page.waitForURL(path)
    await page.getByText('Oleh Bagas Prasetya').waitFor()
    // It was given no main picture, and shows none.
    assert.equal(await page.locator('article img[src*="none.svg"]').count(), 0)
  })
})

test('/faq without scripts: a search opens the answers', async () => {
  await visit({ ...PHONE, javaScriptEnabled: false }, async (page) => {
    await page.goto('/faq')
    await page.getByLabel('Cari pertanyaan').fill('kode unik')
    await page.locator('main').getByRole('button', { name: 'Cari', exact: true }).click()
    await page.getByText('Tiga angka terakhir').waitFor()
    assert.match(page.url(), /cari=kode/)
  })
})

test('/hubungi-kami: a message reaches staff once, with scripts and without', async () => {
  const count = async () =>
    (await staff.staffSurveys.answers({ query: { table: 'contact' } })).total
  const before = await count()
  for (const javaScriptEnabled of [true, false])
    await visit({ ...PHONE, javaScriptEnabled }, async (page) => {
      await page.goto('/hubungi-kami')
      if (javaScriptEnabled) await waitForHydration(page)
      const main = page.locator('main')
      await main.getByLabel('Nama', { exact: true }).fill('Sari Wulandari')
      await main.getByLabel('Email').fill('bukan-email')
      await main.getByLabel('Perihal').fill(`Harga semen ${javaScriptEnabled}`)
      await main.getByLabel('Pesan').fill('Berapa harga 200 sak?')
      await main.getByRole('button', { name: 'Kirim pesan' }).click()
      await page.getByText('Tulis alamat email yang benar').waitFor()
      assert.equal(await main.getByLabel('Pesan').inputValue(), 'Berapa harga 200 sak?')
      await main.getByLabel('Email').fill('sari@contoh.id')
      await main.getByRole('button', { name: 'Kirim pesan' }).click()
      const confirmation = page.getByText('Pesan Anda sudah kami terima.')
      await confirmation.waitFor()
      const { y, height } = (await confirmation.boundingBox())!
      assert.ok(y >= 0 && y + height <= PHONE.viewport.height, `at ${y} px`)
    })
  assert.equal(await count(), before + 2)
})
