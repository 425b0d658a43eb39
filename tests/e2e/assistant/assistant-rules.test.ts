import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { makeImage } from '#tests/support/files/valid.ts'
import { openPanel, findPanel, say, findInput } from '#tests/support/browser/assistant-panel.ts'
import { DESKTOP, PHONE, signInStaff, openBrowserSession } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

const readThreads = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('chat_threads') ?? '[]') as { threadId: string }[],
  )
const sendFile = async (page: Page, name: string, bytes: Buffer, mimeType: string) =>
  findPanel(page).getByLabel('Berkas daftar').setInputFiles({ name, mimeType, buffer: bytes })

test('assistant: it leads to the messaging app a second and a half after the end, and never again', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'semen 50 kg 20 sak', /Dicatat/)
    let opened = 0
    await page.route(/wa\.me/, (route) => {
      opened += 1
      return route.fulfill({ body: 'wa' })
    })
    await page.clock.install()
    await findInput(page).fill('hubungkan ke admin')
    await findInput(page).press('Enter')
    await findPanel(page).getByPlaceholder('Percakapan telah selesai.').waitFor()
    assert.equal(await findInput(page).isDisabled(), true)
    await page.clock.runFor(1_400)
    assert.equal(opened, 0)
    const leaving = page.waitForURL(/wa\.me/)
    await page.clock.runFor(200)
    await leaving
    assert.equal(opened, 1)
    await openPanel(page)
    await page.clock.runFor(5_000)
    assert.equal(opened, 1)
  })
})

test('assistant: after ten quiet minutes by the clock another conversation begins, before them it goes on', async () => {
  await visit(DESKTOP, async (page) => {
    await page.clock.install()
    await openPanel(page)
    await say(page, 'semen 50 kg 20 sak', /Dicatat/)
    await findPanel(page).getByRole('button', { name: 'Tutup' }).click()
    await page.clock.runFor(9 * 60_000)
    await openPanel(page)
    await findPanel(page).getByText('semen 50 kg 20 sak').waitFor()
    assert.equal((await readThreads(page)).length, 1)
    await findPanel(page).getByRole('button', { name: 'Tutup' }).click()
    await page.clock.runFor(10 * 60_000)
    await openPanel(page)
    await say(page, 'halo', /Bahan apa/)
    assert.equal((await readThreads(page)).length, 2)
  })
})

test('assistant: opened and closed fifteen times in a row, it is never turned away and still hears the answer', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'semen 50 kg 20 sak', /Dicatat/)
    const refused: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('asisten=') && response.status() !== 200)
        refused.push(response.status())
    })
    // Ten may follow one conversation.
    for (let times = 0; times < 15; times += 1) {
      await findPanel(page).getByRole('button', { name: 'Tutup' }).click()
      const opened = page.waitForResponse((response) => response.url().includes('asisten='))
      await page.locator('aside[aria-label="Bantuan"] > button[data-place="free"]').click()
      await opened
    }
    await say(page, 'eh jadi 25', /25 sak/)
    assert.deepEqual(refused, [])
  })
})

test('assistant: five conversations are remembered, the oldest is dropped', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'halo', /Bahan apa/)
    await page.evaluate(() => {
      const [thread] = JSON.parse(localStorage.getItem('chat_threads')!) as object[]
      const old = Array.from({ length: 5 }, (_, at) => ({
        ...thread,
        threadId: `lama-${at}`,
        lastChatAt: 0,
      }))
      localStorage.setItem('chat_threads', JSON.stringify(old))
    })
    await openPanel(page)
    await say(page, 'halo', /Bahan apa/)
    const ids = (await readThreads(page)).map(({ threadId }) => threadId)
    assert.equal(ids.length, 5)
    assert.deepEqual(ids.slice(0, 4), ['lama-1', 'lama-2', 'lama-3', 'lama-4'])
  })
})

test('assistant: its toasts stay three and a half seconds', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'halo', /Bahan apa/)
    await page.clock.install()
    await page.route('**/cart?asisten', (route) => route.abort())
    await findInput(page).fill('semen 20 sak')
    await findInput(page).press('Enter')
    const toast = page.getByText('Terjadi kesalahan')
    await toast.waitFor()
    await page.clock.runFor(3_000)
    assert.equal(await toast.isVisible(), true)
    await page.clock.runFor(1_500)
    await toast.waitFor({ state: 'hidden' })
    assert.equal(await findInput(page).inputValue(), 'semen 20 sak')
  })
})

test('assistant: its toasts are above it, can be pressed there, and stay when it is closed, on a phone too', async () => {
  for (const device of [PHONE, DESKTOP])
    await visit(device, async (page) => {
      await openPanel(page)
      await say(page, 'halo', /Bahan apa/)
      await page.clock.install()
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
      await page.route('**/cart?asisten', (route) => route.abort())
      const toast = page.getByText('Terjadi kesalahan')
      const fail = async () => {
        await findInput(page).fill('semen 20 sak')
        await findInput(page).press('Enter')
        while ((await toast.count()) === 0) await page.clock.runFor(5)
        await page.clock.runFor(500)
      }
      const dismiss = page.getByRole('button', { name: 'Dismiss notification' })
      await fail()
      await toast.hover()
      await dismiss.click()
      await page.clock.runFor(1_000)
      await toast.waitFor({ state: 'detached' })
      await fail()
      await findPanel(page).getByRole('button', { name: 'Tutup' }).click()
      await dismiss.click()
      await page.clock.runFor(1_000)
      await toast.waitFor({ state: 'detached' })
    })
})

test('assistant: a list in a file becomes goods, on a phone too', async () => {
  for (const device of [PHONE, DESKTOP])
    await visit(device, async (page) => {
      await openPanel(page)
      const csv = Buffer.from('barang;jumlah;satuan\nsemen 50 kg;20;sak\ntriplek 9 mm;10;lembar\n')
      await sendFile(page, 'daftar.csv', csv, 'text/csv')
      await findPanel(page).getByText('Berkas: daftar.csv').waitFor()
      await findPanel(page).getByText('saya baca 2 baris barang').waitFor()
      await findPanel(page).getByRole('button', { name: 'Masukkan semua ke keranjang' }).waitFor()
      await sendFile(page, 'daftar.docx', Buffer.from('PK'), 'application/zip')
      await page
        .getByText(/Kirim berkas CSV/)
        .first()
        .waitFor()
    })
})

test('assistant: it says that it cannot read a photo, and staff open it from their tasks', async () => {
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await sendFile(page, 'foto.png', await makeImage('png'), 'image/png')
    await findPanel(page).getByText('tidak bisa saya baca sendiri').waitFor()
    await signInStaff(staff.page, 'admin@contoh.id')
    await staff.page.goto('/backoffice?kind=chat')
    await staff.page.getByText('Foto daftar barang menunggu dibaca.').first().waitFor()
    await staff.page.getByRole('main').locator('a[href*="/backoffice/asisten/"]').first().click()
    const file = staff.page.getByRole('link', { name: /Buka foto/ })
    await file.waitFor()
    const response = await staff.page.request.get(
      await file.evaluate((link) => (link as HTMLAnchorElement).href),
    )
    assert.equal(response.status(), 200)
    assert.match(response.headers()['content-type']!, /^image\//)
  })
  await staff.context.close()
})
