import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

test('/hubungi-kami: what was typed stays when the shop fails to take it, and is sent once it can', async () => {
  await visit(PHONE, async (page) => {
    await page.goto('/hubungi-kami')
    const form = page.locator('main form').first()
    await form.getByLabel('Nama').fill('Slamet Riyadi')
    await form.getByLabel('Email').fill('slamet@contoh.id')
    await form.getByLabel('Perihal').fill('Harga besi beton')
    await form.getByLabel('Pesan').fill('Untuk rumah tiga lantai.')
    const send = form.getByRole('button', { name: 'Kirim pesan' })
    const page500 = {
      status: 500,
      contentType: 'text/html',
      body: '<h1>Internal Server Error</h1>',
    }
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.fulfill(page500) : route.continue(),
    )
    await send.click()
    await form.getByText(/Ada yang salah di pihak kami, .* Isian Anda tetap ada/).waitFor()
    assert.equal(await form.getByLabel('Pesan').inputValue(), 'Untuk rumah tiga lantai.')
    await page.unroute('**/*')
    await send.click()
    await page.getByText('Pesan Anda sudah kami terima.').waitFor()
  })
  const staff = await shop.asStaff()
  const { total } = await staff.staffSurveys.answers({ query: { table: 'contact' } })
  assert.equal(total, 1)
})
