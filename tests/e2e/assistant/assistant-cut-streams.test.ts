import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { findInput, openPanel, findPanel, say } from '#tests/support/browser/assistant-panel.ts'
import { openBreakableLine } from '#tests/support/browser/breakable-line.ts'
import {
  DESKTOP,
  openBrowserSession,
  withScreenOnFailure,
} from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const line = await closeAfterTests(openBreakableLine(shop.origin))

/** Without the spaces that keep a number beside its unit. */
const toPlain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

test('assistant: a stream that is cut at every chunk loses and doubles none on the screen', async () => {
  const { page, context } = await openBrowserSession(
    browser,
    { ...shop, origin: line.origin },
    DESKTOP,
  )
  await withScreenOnFailure(page, async () => {
    await openPanel(page)
    await say(page, 'halo', /Bahan apa/)
    line.cutStreams(true)
    await findInput(page).fill('semen 50 kg 20 sak')
    await findInput(page).press('Enter')
    // A browser waits some seconds before it connects again.
    await page.waitForFunction(() => !document.querySelector('dialog [readonly]'), undefined, {
      timeout: 120_000,
    })
    const reply = findPanel(page).getByRole('listitem').filter({ hasText: 'Dicatat' })
    assert.equal(await reply.count(), 1)
    const stored = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('chat_threads')!) as { chat: { response: string }[] }[])
          .at(-1)!
          .chat.at(-1)!.response,
    )
    assert.match(
      stored,
      /^Dicatat: Semen \D+ 50 kg, 20 sak \(Rp [\d.]+\)\.\nAda lagi yang dibutuhkan\?$/u,
    )
    assert.equal(toPlain((await reply.textContent())!), `Asisten: ${toPlain(stored)}`)
    // Each chunk came over a connection of its own, and the goods behind them too.
    assert.ok(line.cutStreams(false) > 3)
    await findPanel(page).getByRole('button', { name: 'Masukkan semua ke keranjang' }).waitFor()
    await say(page, 'eh jadi 25', /25 sak/)
  })
  await context.close()
})
