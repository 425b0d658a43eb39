import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import { waitForHydration } from '#tests/e2e/screenshots/scene.ts'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

test('/profile?pemberitahuan on a phone: a buyer verifies the number and chooses by kind and channel', async () => {
  const email = await createBuyerEmail(shop.db)
  await visit(PHONE, async (page) => {
    await signIn(page, email)
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Atur pemberitahuan' }).click()
    await page.getByRole('heading', { name: 'Pemberitahuan' }).waitFor()
    assert.ok(await page.getByLabel('Pengiriman lewat WhatsApp').isDisabled())
    await page.getByRole('button', { name: 'Kirim kode lewat WhatsApp' }).click()
    const sent = await page.getByText('adalah kode verifikasi').innerText()
    await page.getByLabel('Kode dari WhatsApp').fill(/\d{6}/.exec(sent)![0])
    await page.getByRole('button', { name: 'Verifikasi nomor' }).click()
    await page.getByText('Terverifikasi', { exact: true }).waitFor()
    assert.ok(await page.getByLabel('Pengiriman lewat WhatsApp').isChecked())
    assert.equal(await page.getByLabel('Negosiasi lewat WhatsApp').isChecked(), false)
    assert.ok(await page.getByLabel('Keamanan akun lewat email').isDisabled())
    await assertPageQuality(page, 'notification settings')
    await waitForHydration(page)
    await page.getByLabel('Pesanan lewat email').uncheck()
    await page.getByLabel('Negosiasi lewat WhatsApp').check()
    await page.getByRole('button', { name: 'Simpan pilihan' }).click()
    await page.getByText('Pilihan Anda tersimpan.').waitFor()
    assert.equal(await page.getByLabel('Pesanan lewat email').isChecked(), false)
    assert.ok(await page.getByLabel('Negosiasi lewat WhatsApp').isChecked())
  })
})

test('/backoffice/kotak-keluar: a message that WhatsApp refused says why, and is sent again', async () => {
  const at = shop.clock.now()
  const { id } = await shop.db
    .insertInto('message')
    .values({
      channel: 'whatsapp',
      template: 'phone.code',
      recipient: '+6281290030001',
      subject: 'Kode verifikasi nomor',
      body_text: '123456 adalah kode verifikasi nomor Anda.',
      body_html: '',
      created_at: at,
      attempts: 1,
      failure: 'WhatsApp 131026: Message undeliverable',
      gave_up_at: at,
      whatsapp: JSON.stringify({ template: 'phone_code', language: 'id', values: ['123456'] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto(`/backoffice/kotak-keluar?pesan=${id}`)
    await page.getByText('Nomor ini tidak memakai WhatsApp.').waitFor()
    await page.getByText('tidak dicoba lagi').waitFor()
    await page.getByText('•••••• adalah kode verifikasi').waitFor()
    await assertPageQuality(page, 'outbox with a message by WhatsApp')
    await page.screenshot({ path: 'pictures-out/outbox-whatsapp-1280.png' })
    await page.getByRole('button', { name: 'Kirim lagi' }).click()
    await page.getByRole('button', { name: 'Kirim lagi' }).waitFor({ state: 'detached' })
  })
})

test('/backoffice/kotak-keluar: staff let the stand-in for WhatsApp fail a message, and it goes out by e-mail', async () => {
  const { id } = await shop.db
    .insertInto('message')
    .values({
      channel: 'whatsapp',
      template: 'order.departed',
      recipient: '+6281290030021',
      subject: 'Kiriman SJ/2026/11/000021 berangkat',
      body_text: 'Halo Ani, pengiriman SJ/2026/11/000021 sudah berangkat.',
      body_html: '',
      created_at: shop.clock.now(),
      sent_at: shop.clock.now(),
      attempts: 1,
      whatsapp_id: 'stand-in.uji-kotak-keluar',
      whatsapp: JSON.stringify({ template: 'order_departed', language: 'id', values: [] }),
      email: JSON.stringify({
        recipient: 'ani@contoh.id',
        text: 'Berangkat.',
        html: '<p>Berangkat.',
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const url = `/backoffice/kotak-keluar?search=000021&pesan=${id}`
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'admin@contoh.id')
    await page.goto(url)
    await page.getByRole('heading', { name: 'WhatsApp tiruan' }).waitFor()
    await assertPageQuality(page, 'outbox with the stand-in for WhatsApp')
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `pictures-out/outbox-stand-in-${width}.png` })
    }
    await page.getByRole('button', { name: 'Gagal' }).click()
    await page.getByText('Isinya dikirim lewat email.').waitFor()
    await page.getByText('Nomor ini tidak memakai WhatsApp.').waitFor()
    await assertPageQuality(page, 'outbox with a message that was sent by e-mail')
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `pictures-out/outbox-mailed-${width}.png` })
    }
    await page.goto('/backoffice/kotak-keluar?search=ani@contoh.id')
    await page.getByText('Kiriman SJ/2026/11/000021 berangkat').waitFor()
  })
})
