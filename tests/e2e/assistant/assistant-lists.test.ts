import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { makeImage } from '#tests/support/files/valid.ts'
import { findInput, openPanel, findPanel, say } from '#tests/support/browser/assistant-panel.ts'
import { DESKTOP, PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const LIST = 'semen 50 kg 20 sak, triplek 9mm 12 lembar'
const press = (page: Page, name: string | RegExp) =>
  findPanel(page).getByRole('button', { name }).click()

test('assistant: a list becomes a negotiation, with its quantities', async () => {
  await visit(DESKTOP, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await openPanel(page)
    await say(page, LIST, /Dicatat/)
    await press(page, 'Jadikan negosiasi')
    await page.waitForURL('/negotiation')
    await page
      .getByRole('main')
      .getByText(/12 lembar/)
      .first()
      .waitFor()
    await page
      .getByRole('main')
      .getByText(/20 sak/)
      .first()
      .waitFor()
    assert.equal(await findPanel(page).count(), 0)
  })
})

test('assistant: a list opens as a quick order, on a phone too', async () => {
  for (const device of [PHONE, DESKTOP])
    await visit(device, async (page) => {
      await openPanel(page)
      await say(page, LIST, /Dicatat/)
      await press(page, 'Buka di pesan cepat')
      await page.waitForURL(/\/cart\?pesan-cepat/)
      await page.getByText('2 dari 2 baris siap').waitFor()
      assert.equal(await findPanel(page).count(), 0)
    })
})

test('assistant: a list is copied, one line for each of its goods', async () => {
  await visit(DESKTOP, async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPanel(page)
    await say(page, LIST, /Dicatat/)
    await press(page, 'Salin daftar')
    await page.getByText('Berhasil disalin').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.deepEqual(
      copied.split('\n').map((line) => /\d+ \p{L}+$/u.exec(line)?.[0]),
      ['20 sak', '12 lembar'],
    )
  })
})

test('assistant: an ended conversation goes on in WhatsApp, with the list, the name and the address', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page, '/produk')
    await say(page, `${LIST}, kirim ke jl mawar 7 Bekasi atas nama Lina Wati`, /Dicatat/)
    await page.route(/wa\.me/, (route) => route.fulfill({ body: 'wa' }))
    // The page stays, so that its link can be read.
    await page.clock.install()
    await findInput(page).fill('lanjut ke WhatsApp')
    await findInput(page).press('Enter')
    const link = findPanel(page).getByRole('link', { name: 'Lanjutkan ke WhatsApp' })
    await link.waitFor()
    const { searchParams } = new URL((await link.getAttribute('href'))!)
    const text = searchParams.get('text')!
    assert.match(text, /20 sak\n.*12 lembar\n\nNama: Lina Wati\nAlamat: jl mawar 7 Bekasi$/)
    assert.deepEqual(
      ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => searchParams.get(name)),
      ['website', 'chatbot', 'produk'],
    )
  })
})

test('assistant: a card in the answer puts its goods into the cart', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'triplek 12mm berapa?', /Rp\s/)
    const card = findPanel(page)
      .getByRole('region', { name: 'Barang yang dibicarakan' })
      .getByRole('listitem')
      .first()
    assert.match(await card.innerText(), /Rp\s?[\d.]+ \/ lembar/)
    const name = (await card.getByRole('link').innerText()).split(' ')[0]!
    await card.getByRole('button', { name: /^Tambah / }).click()
    await page.getByText('Masuk keranjang.').waitFor()
    await page.goto('/cart')
    await page.getByRole('main').getByText(name).first().waitFor()
  })
})

test('assistant: on a phone the words of a reply stay in view, however many goods come with it', async () => {
  await visit(PHONE, async (page) => {
    await openPanel(page)
    await say(page, 'triplek berapa harganya?', /\?/)
    const goods = findPanel(page).getByRole('region', { name: 'Barang yang dibicarakan' })
    await goods.getByRole('listitem').nth(2).waitFor()
    const said = findPanel(page).getByRole('log').getByRole('listitem').last()
    await said.getByText('Asisten:').waitFor()
    const { y } = (await said.boundingBox())!
    assert.ok(y >= 0, `the reply begins ${-y} px above the screen`)
  })
})

test('assistant: “yang ini” is the product of the page that is open', async () => {
  await visit(PHONE, async (page) => {
    await page.goto('/produk?cari=semen')
    const path = await page
      .getByRole('main')
      .locator('a[href^="/produk/"]')
      .first()
      .getAttribute('href')
    await openPanel(page, path!)
    const name = await page.locator('h1').innerText()
    await say(page, 'yang ini 50 berapa?', /Rp\s/)
    const reply = await findPanel(page).getByRole('listitem').nth(1).innerText()
    assert.ok(reply.includes(name.split(' ')[0]!), `${name}: ${reply}`)
    assert.match(reply, /50 /)
  })
})

test('assistant: a photo that waits for a person is gone on with after days, and the answer is found there', async () => {
  await visit(PHONE, async (page) => {
    await page.clock.install({ time: Date.now() })
    await openPanel(page)
    const file = { name: 'foto.png', mimeType: 'image/png', buffer: await makeImage('png') }
    await findPanel(page).getByLabel('Berkas daftar').setInputFiles(file)
    await findPanel(page).getByText('Menunggu jawaban tim kami').waitFor()
    await press(page, 'Tutup')
    const staff = await shop.asStaff()
    const threadId = await page.evaluate(
      () => JSON.parse(localStorage.getItem('chat_threads')!)[0].threadId as string,
    )
    await staff.staffAssistant.take({ id: threadId })
    await staff.staffAssistant.answer({
      id: threadId,
      body: { text: 'Isinya pasir dan bata, Pak.' },
    })
    await page.clock.fastForward(3 * 24 * 60 * 60_000)
    await openPanel(page)
    await findPanel(page).getByText('Isinya pasir dan bata, Pak.').waitFor()
    await findPanel(page).getByText('Menunggu jawaban tim kami').waitFor({ state: 'detached' })
    await press(page, 'Mulai percakapan baru dengan asisten')
    await findPanel(page).getByText('Isinya pasir dan bata, Pak.').waitFor({ state: 'detached' })
  })
})

test('assistant: a message that the shop has no room for says so, and stays in the field', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'halo', /Bahan apa/)
    const message = 'Sedang banyak permintaan. Coba lagi beberapa detik lagi.'
    await page.route('**/cart?asisten', (route) =>
      route.fulfill({ status: 503, json: { code: 'limit.busy', message } }),
    )
    await findInput(page).fill('semen 20 sak')
    await findInput(page).press('Enter')
    await page.getByText(message).waitFor()
    assert.equal(await findInput(page).inputValue(), 'semen 20 sak')
  })
})
