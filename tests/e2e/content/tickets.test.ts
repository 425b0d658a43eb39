import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { composeTicketMail, type TicketMail } from '#tests/support/content/ticket-mail.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  PROOF_IMAGE,
  signIn,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const MAIL_SECRET = 'rahasia-server-email'
const { shop, browser } = await openShopAndBrowser(
  {},
  { variables: { MAIL_REPLY_ADDRESS: 'bantuan@toko.id', MAIL_INBOUND_SECRET: MAIL_SECRET } },
)

/** Posts a message as the shop's mail server does. */
async function postMail(mail: TicketMail): Promise<string> {
  const body = new Uint8Array(composeTicketMail(mail))
  const signature = createHmac('sha256', MAIL_SECRET).update(body).digest('hex')
  const headers = { 'content-type': 'message/rfc822', 'x-signature': `sha256=${signature}` }
  const response = await fetch(`${shop.origin}/webhooks/email`, { method: 'POST', headers, body })
  return ((await response.json()) as { data: { outcome: string } }).data.outcome
}

test('a ticket: asked on a phone with a photo, answered in the back office, read and closed by the buyer', async () => {
  const buyer = await openBrowserSession(browser, shop, PHONE)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(buyer.page, async () => {
    await signIn(buyer.page)
    await buyer.page.goto('/profile/bantuan')
    await buyer.page.getByRole('link', { name: 'Buat tiket' }).first().click()
    await buyer.page.getByLabel('Topik').selectOption('delivery')
    await buyer.page.getByLabel('Judul').fill('Truk tidak bisa masuk gang')
    await buyer.page.getByLabel('Pertanyaan').fill('Bisa dikirim dengan pickup?')
    await buyer.page.getByLabel('Lampiran', { exact: false }).first().setInputFiles(PROOF_IMAGE)
    await buyer.page.getByRole('button', { name: 'Kirim tiket' }).click()
    await buyer.page.getByRole('heading', { name: 'Truk tidak bisa masuk gang' }).waitFor()
    await assertPageQuality(buyer.page, 'ticket of the buyer')
  })
  await withScreenOnFailure(staff.page, async () => {
    await signInStaff(staff.page, 'sales@contoh.id')
    await staff.page.goto('/backoffice/tiket')
    await staff.page.getByRole('link', { name: /Truk tidak bisa masuk gang/ }).click()
    await staff.page.getByRole('link', { name: /\.png$/ }).waitFor()
    await staff.page.getByLabel('Jawaban').fill('Bisa, kami pakai pickup.')
    await staff.page.getByRole('button', { name: 'Kirim jawaban' }).click()
    await staff.page.getByText('Jawaban terkirim').waitFor()
  })
  await withScreenOnFailure(buyer.page, async () => {
    await buyer.page.reload()
    await buyer.page.getByText('Bisa, kami pakai pickup.').waitFor()
    await buyer.page.getByRole('button', { name: 'Sudah selesai, tutup tiket' }).click()
    await buyer.page.getByText('Tiket ini sudah selesai.').waitFor()
    assert.equal(await buyer.page.getByRole('button', { name: 'Kirim pesan' }).count(), 0)
  })
})

test('/backoffice/tiket/{id}: an answer to a ticket that the buyer closed meanwhile is not lost', async () => {
  const buyer = await shop.asBuyer()
  const { id } = await buyer.tickets.open({
    form: { topic: 'delivery', subject: 'Truk masuk gang', text: 'Bisa dikirim dengan pickup?' },
    files: {},
  })
  const { page } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await signInStaff(page, 'sales@contoh.id')
    await page.goto(`/backoffice/tiket/${id}`)
    await page.getByLabel('Jawaban').fill('Bisa, kami kirim dengan pickup.')
    await buyer.tickets.close({ id })
    await page.getByRole('button', { name: 'Kirim jawaban' }).click()
    await page.getByText('Tiket ini ditutup sebelum pesan Anda sampai.').waitFor()
    await page.getByText('Bisa, kami kirim dengan pickup.').waitFor()
    await assertPageQuality(page, 'an answer that was not sent')
  })
})

test('a ticket by e-mail: the answer comes by e-mail, and what is replied there, with a photo, stands in the thread of both', async () => {
  const buyer = await openBrowserSession(browser, shop, PHONE)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(buyer.page, async () => {
    await signIn(buyer.page)
    await buyer.page.goto('/profile/bantuan/baru')
    await buyer.page.getByLabel('Topik').selectOption('delivery')
    await buyer.page.getByLabel('Judul').fill('Semen datang basah')
    await buyer.page.getByLabel('Pertanyaan').fill('Tiga sak menggumpal. Bagaimana?')
    await buyer.page.getByRole('button', { name: 'Kirim tiket' }).click()
    await buyer.page.getByRole('heading', { name: 'Semen datang basah' }).waitFor()
  })
  await withScreenOnFailure(staff.page, async () => {
    await signInStaff(staff.page, 'admin@contoh.id')
    await staff.page.goto('/backoffice/tiket')
    await staff.page.getByRole('link', { name: /Semen datang basah/ }).click()
    await staff.page.getByLabel('Jawaban').fill('Kirim fotonya, kami ganti besok.')
    await staff.page.getByRole('button', { name: 'Kirim jawaban' }).click()
    await staff.page.getByText('Jawaban terkirim').waitFor()
    const ticket = staff.page.url()
    await staff.page.goto('/backoffice/kotak-keluar?search=retail@contoh.id')
    await staff.page
      .getByRole('link', { name: /Jawaban untuk tiket/ })
      .first()
      .click()
    const mail = staff.page.frameLocator('iframe')
    await mail.getByText('Kirim fotonya, kami ganti besok.').waitFor()
    await mail.getByText('Balas di atas garis ini').waitFor()
    await staff.page.goto(ticket)
  })
  const { reply_to: to } = await shop.db
    .selectFrom('message')
    .select('reply_to')
    .where('template', '=', 'ticket.answered')
    .where('body_text', 'like', '%Semen datang basah%')
    .executeTakeFirstOrThrow()
  const picture = makeProofImage('sak-basah.png')
  const file = { name: picture.name, bytes: new Uint8Array(await picture.arrayBuffer()) }
  const text = 'Ini fotonya.\n\nPada Jum, 20 Nov 2026 Pondasi menulis:\n> Kirim fotonya.'
  const mail = { from: 'retail@contoh.id', to: to!, text, file, id: 'foto-semen' }
  assert.equal(await postMail({ ...mail, from: 'orang@lain.id' }), 'unknown')
  assert.equal(await postMail(mail), 'stored')
  assert.equal(await postMail(mail), 'repeated')
  for (const { page } of [staff, buyer])
    await withScreenOnFailure(page, async () => {
      await page.reload()
      await page.getByText('Ini fotonya.').waitFor()
      assert.equal(await page.getByText('Ini fotonya.').count(), 1)
      assert.equal(await page.getByText('Jum, 20 Nov 2026 Pondasi menulis').count(), 0)
      await page.getByRole('link', { name: /sak-basah\.png/ }).waitFor()
    })
  await assertPageQuality(buyer.page, 'a thread with a reply by e-mail')
})
