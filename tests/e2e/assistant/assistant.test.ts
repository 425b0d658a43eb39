import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findInput, openPanel, findPanel, say } from '#tests/support/browser/assistant-panel.ts'
import {
  DESKTOP,
  openBrowserSession,
  PHONE,
  signInStaff,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser, visit } = await openShopAndBrowser()

test('assistant: a list becomes goods with prices, and goes into the cart', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    assert.equal((await findPanel(page).boundingBox())!.width, 384)
    await say(page, 'semen 50 kg 20 sak', /Dicatat: .*20 sak/)
    await findPanel(page).getByRole('button', { name: 'Masukkan semua ke keranjang' }).click()
    await page.getByText('Masuk keranjang.').waitFor()
    await page.goto('/cart')
    await page.getByRole('main').getByText(/Semen/).first().waitFor()
  })
})

test('assistant: on a phone it has the whole height, and is gone on with after a reload', async () => {
  await visit(PHONE, async (page) => {
    await openPanel(page)
    const box = (await findPanel(page).boundingBox())!
    const { width, height } = page.viewportSize()!
    assert.deepEqual([box.width, box.height], [width, height])
    await say(page, 'triplek 9mm 20 lembar', /Ada lagi/)
    await openPanel(page)
    await findPanel(page).getByText('triplek 9mm 20 lembar').waitFor()
    await say(page, 'itu aja', /Atas nama siapa/)
  })
})

test('assistant: what is typed is not sent while a reply is awaited, nor when it is empty', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    const send = findPanel(page).getByRole('button', { name: 'Kirim' })
    assert.equal(await send.isDisabled(), true)
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/cart?asisten', async (route) => {
      await held
      await route.continue()
    })
    await findInput(page).fill('halo')
    await send.click()
    const waiting = findPanel(page).getByPlaceholder('Menunggu respons . . .')
    await waiting.waitFor()
    assert.equal(await waiting.isEditable(), false)
    assert.equal(await send.isDisabled(), true)
    release()
    await findPanel(page).getByText('Halo! Saya asisten').waitFor()
  })
})

test('assistant: a person is asked for: it ends and leads to the messaging app with a summary', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'semen 50 kg 20 sak', /Dicatat/)
    const opened = page.waitForRequest(/wa\.me/)
    await page.route(/wa\.me/, (route) => route.fulfill({ body: 'wa' }))
    await findInput(page).fill('hubungkan ke admin')
    await findInput(page).press('Enter')
    await findPanel(page).getByPlaceholder('Percakapan telah selesai.').waitFor()
    await findPanel(page).getByRole('link', { name: 'Lanjutkan ke WhatsApp' }).waitFor()
    const { searchParams } = new URL((await opened).url())
    assert.match(searchParams.get('text')!, /20 sak/)
    assert.deepEqual(
      ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => searchParams.get(name)),
      ['website', 'chatbot', 'syarat-dan-ketentuan'],
    )
  })
})

test('assistant: after ten quiet minutes another conversation begins', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'semen 50 kg 20 sak', /Dicatat/)
    await page.evaluate(() => {
      const [thread] = JSON.parse(localStorage.getItem('chat_threads')!)
      localStorage.setItem(
        'chat_threads',
        JSON.stringify([{ ...thread, lastChatAt: Date.now() - 600_000 }]),
      )
    })
    await openPanel(page)
    await findPanel(page).getByText('Tulis bahan yang Anda butuhkan').waitFor()
    await say(page, 'halo', /Bahan apa/)
    const count = await page.evaluate(
      () => JSON.parse(localStorage.getItem('chat_threads')!).length,
    )
    assert.equal(count, 2)
  })
})

test('assistant: a message that does not arrive stays in the field, and a toast says so', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await openPanel(page)
    await say(page, 'halo', /Bahan apa/)
    await page.route('**/cart?asisten', (route) => route.abort())
    await findInput(page).fill('semen 20 sak')
    await findInput(page).press('Enter')
    await page.getByText('Terjadi kesalahan').waitFor()
    assert.equal(await findInput(page).inputValue(), 'semen 20 sak')
  })
  await context.close()
})

test('assistant: a message whose answer was lost is one message, and is answered', async () => {
  await visit(DESKTOP, async (page) => {
    await openPanel(page)
    await say(page, 'halo', /Bahan apa/)
    let lost: Promise<void> | undefined
    await page.route('**/cart?asisten', (route) => {
      if (lost) return route.continue()
      // It arrives at the shop; the answer does not arrive at the page.
      lost = route.fetch().then(() => route.abort())
      return lost
    })
    await say(page, 'semen 50 kg 20 sak', /Dicatat/)
    const sent = findPanel(page).getByRole('listitem').filter({ hasText: 'semen 50 kg 20 sak' })
    assert.equal(await sent.count(), 1)
    await lost
  })
})

test('assistant: staff take a conversation over, and the buyer reads their answers in the panel', async () => {
  const buyer = await openBrowserSession(browser, shop, DESKTOP)
  const staff = await openBrowserSession(browser, shop, DESKTOP)
  const answer = staff.page.getByRole('textbox', { name: 'Jawaban' })
  await withScreenOnFailure(buyer.page, async () => {
    await openPanel(buyer.page)
    await say(buyer.page, 'semen 50 kg 20 sak atas nama Bu Ratna Kencana', /Dicatat/)
  })
  await withScreenOnFailure(staff.page, async () => {
    await signInStaff(staff.page, 'sales@contoh.id')
    await staff.page.goto('/backoffice/asisten?search=Ratna+Kencana')
    await staff.page.getByRole('link', { name: /Ratna Kencana/ }).click()
    await staff.page.getByRole('button', { name: 'Ambil alih' }).click()
    await answer.fill('Kami kirim besok pagi, Bu.')
    await staff.page.getByRole('button', { name: 'Kirim jawaban' }).click()
    await staff.page.getByRole('listitem').filter({ hasText: 'Kami kirim besok pagi' }).waitFor()
    await answer.fill('Sama-sama, Bu')
  })
  await withScreenOnFailure(buyer.page, async () => {
    await findPanel(buyer.page).getByText('Kami kirim besok pagi, Bu.').waitFor()
    await findPanel(buyer.page)
      .getByText(/^Anda dilayani /)
      .waitFor()
    await findInput(buyer.page).fill('Terima kasih banyak')
    await findInput(buyer.page).press('Enter')
    // Nobody answers by itself, and the field is free again.
    await findPanel(buyer.page).getByPlaceholder('Barang dan jumlah').waitFor()
    assert.equal(await findPanel(buyer.page).getByText('Sama-sama').count(), 0)
  })
  await withScreenOnFailure(staff.page, async () => {
    // It comes while an answer is typed, which stays.
    await staff.page.getByText('Terima kasih banyak').waitFor()
    assert.equal(await answer.inputValue(), 'Sama-sama, Bu')
    await answer.fill('')
    await staff.page.getByRole('button', { name: 'Serahkan ke asisten' }).click()
    await staff.page.getByRole('button', { name: 'Ambil alih' }).waitFor()
  })
  await withScreenOnFailure(buyer.page, async () => {
    await findPanel(buyer.page).getByText('Asisten melanjutkan percakapan ini.').waitFor()
    await say(buyer.page, 'totalnya berapa?', /Rp\s/)
  })
  await buyer.context.close()
  await staff.context.close()
})

test('assistant: after fifty attempts it says that the connection failed, with the way to customer service', async () => {
  const { page, context } = await openBrowserSession(browser, shop, DESKTOP)
  await withScreenOnFailure(page, async () => {
    await page.clock.install()
    let attempts = 0
    await page.route('**/cart?asisten', (route) => {
      attempts += 1
      return route.abort()
    })
    await page.goto('/syarat-dan-ketentuan')
    await page.clock.runFor(1_000)
    await page.locator('aside[aria-label="Bantuan"] > button[data-place="free"]').click()
    const failure = findPanel(page).getByText('Sepertinya terjadi kegagalan koneksi.')
    for (let round = 0; round < 200 && (await failure.count()) === 0; round += 1)
      await page.clock.runFor(2_000)
    await failure.waitFor()
    assert.ok(attempts >= 50 && attempts <= 52, String(attempts))
    const link = findPanel(page).getByRole('link', { name: 'Hubungi layanan pelanggan' })
    const { searchParams } = new URL((await link.getAttribute('href'))!)
    assert.deepEqual(
      ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => searchParams.get(name)),
      ['website', 'chatbot', 'syarat-dan-ketentuan'],
    )
  })
  await context.close()
})

test('assistant: two quiet minutes are told to analytics once, also where the panel was closed meanwhile', async () => {
  await visit(DESKTOP, async (page) => {
    const count = () =>
      page.evaluate(
        () =>
          (window as unknown as { dataLayer: { event: string }[] }).dataLayer.filter(
            ({ event }) => event === 'chat_abandoned',
          ).length,
      )
    await openPanel(page)
    await say(page, 'semen 50 kg 20 sak', /Dicatat/)
    await page.clock.install()
    await say(page, 'halo', /Ada lagi/)
    await page.clock.runFor(121_000)
    assert.equal(await count(), 1)
    await say(page, 'itu aja', /Atas nama siapa/)
    await findPanel(page).getByRole('button', { name: 'Tutup' }).click()
    await page.clock.runFor(121_000)
    assert.equal(await count(), 2)
    await page.locator('aside[aria-label="Bantuan"] > button').click()
    await findPanel(page).getByText('Atas nama siapa').waitFor()
    await page.clock.runFor(121_000)
    assert.equal(await count(), 2)
  })
})
