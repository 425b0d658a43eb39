import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { minutes } from '#platform/clock.ts'
import { offerDemoLimit, runUntilKoinworksIs } from '#tests/support/lenders/offer-limit.ts'
import { makeWrongCode, readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { PHONE, PROOF_IMAGE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

const OUTCOME = '/koinworks-registration/success'

const business = await shop.asBuyer('bisnis@contoh.id')
const accountId = await offerDemoLimit(shop, business, 'bisnis@contoh.id')

const readCells = (page: Page) =>
  page
    .getByRole('group', { name: 'Kode verifikasi' })
    .getByRole('textbox')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value))
const readFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const readWait = async (page: Page) => {
  const [minutes, seconds] = (await page.getByRole('timer').first().innerText()).split(':')
  return Number(minutes) * 60 + Number(seconds)
}

test('/koinworks-registration/success: a code that ends while it is typed says so at its cells, and the next one is asked for there', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto(OUTCOME)
    await page.getByRole('button', { name: 'Konfirmasi dengan kode' }).click()
    const dialog = page.getByRole('dialog', { name: 'Masukkan kode' })
    const verify = dialog.getByRole('button', { name: 'Verifikasi' })
    const deadVerify = dialog.getByRole('button', { name: 'Verifikasi', disabled: true })
    const refusal = dialog.getByRole('alert')
    const cells = dialog.getByRole('group', { name: 'Kode verifikasi' })
    const typeAndVerify = async (code: string) => {
      await page.getByRole('textbox', { name: 'Angka 1 dari 6' }).focus()
      await page.keyboard.type(code)
      await verify.click()
    }
    await dialog.waitFor()
    const wrong = makeWrongCode(await readLenderCode(shop, accountId))
    for (const left of [4, 3, 2, 1]) {
      await typeAndVerify(wrong)
      await refusal.getByText(`Anda bisa mencoba ${left} kali lagi`).waitFor()
      await cells.getByText(`Anda bisa mencoba ${left} kali lagi`).waitFor()
    }
    await typeAndVerify(wrong)
    await refusal.getByText('Kode salah lima kali, jadi tidak berlaku lagi.').waitFor()
    await deadVerify.waitFor()
    await assertPageQuality(page, 'a code that was wrong five times')
    await page.evaluate(() => localStorage.setItem('otp_limit', String(Date.now() - 121_000)))
    shop.clock.advance(minutes(3))
    await dialog.getByRole('button', { name: 'Kirim ulang kode' }).click()
    await refusal.waitFor({ state: 'detached' })
    assert.deepEqual(await readCells(page), ['', '', '', '', '', ''])

    shop.clock.advance(minutes(11))
    await typeAndVerify(await readLenderCode(shop, accountId))
    await refusal.getByText('Kode ini sudah lewat sepuluh menit. Minta kode baru.').waitFor()
    await deadVerify.waitFor()
    await dialog.getByRole('button', { name: 'Tutup' }).click()
    await page.getByRole('button', { name: 'Konfirmasi dengan kode' }).waitFor()
  })
})

test('/koinworks-registration/success: six cells take a code by keyboard and paste, the wait survives a reload, and the limit opens', async () => {
  await visit(PHONE, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto(OUTCOME)
    await page.evaluate(() => {
      const names = ['getOTP', 'submitOTP', 'code-generated', 'success', 'failure']
      const seen: string[] = []
      Object.assign(window, { seen })
      for (const name of names) addEventListener(name, () => seen.push(name))
    })
    await page.getByRole('button', { name: 'Konfirmasi dengan kode' }).click()
    const dialog = page.getByRole('dialog', { name: 'Masukkan kode' })
    await dialog.waitFor()
    await assertPageQuality(page, 'the dialog of a code')
    const verify = dialog.getByRole('button', { name: 'Verifikasi' })
    const first = page.getByRole('textbox', { name: 'Angka 1 dari 6' })
    await first.focus()
    await page.keyboard.type('1a2')
    assert.deepEqual(await readCells(page), ['1', '2', '', '', '', ''])
    assert.equal(await readFocus(page), 'Angka 3 dari 6')
    await page.keyboard.type('x')
    await dialog.getByText('Hanya angka.').waitFor()
    assert.deepEqual(await readCells(page), ['1', '2', '', '', '', ''])
    await page.keyboard.press('Backspace')
    assert.equal(await readFocus(page), 'Angka 2 dari 6')
    assert.equal(await verify.isDisabled(), true)
    const code = await readLenderCode(shop, accountId)
    const paste = (text: string) =>
      first.evaluate((cell, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', pasted)
        cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      }, text)
    await paste(makeWrongCode(code))
    assert.deepEqual((await readCells(page)).join(''), makeWrongCode(code))
    assert.equal(await verify.isDisabled(), false)
    await verify.click()
    await dialog
      .getByRole('alert')
      .getByText(/Kode salah. Anda bisa mencoba 4 kali lagi/)
      .waitFor()
    assert.deepEqual(await page.evaluate(() => (window as unknown as { seen: string[] }).seen), [
      'getOTP',
      'code-generated',
      'submitOTP',
      'failure',
    ])
    assert.ok(await page.evaluate(() => Number(localStorage.getItem('otp_limit')) > 0))
    const before = await readWait(page)
    assert.ok(before > 0 && before <= 120, String(before))
    await page.reload()
    await dialog.waitFor()
    const after = await readWait(page)
    assert.ok(after > 0 && after <= before, `${after} after ${before}`)
    const tab = await page.context().newPage()
    await tab.goto(OUTCOME)
    await tab.getByRole('dialog', { name: 'Masukkan kode' }).waitFor()
    assert.ok((await readWait(tab)) <= after)
    // The stored time decides, in every tab.
    await tab.evaluate(() => localStorage.setItem('otp_limit', String(Date.now() - 119_500)))
    await dialog.getByRole('button', { name: 'Kirim ulang kode' }).waitFor()
    await page.getByRole('timer').waitFor({ state: 'detached' })
    assert.equal(await dialog.getByRole('button', { name: 'Kirim ulang kode' }).isDisabled(), false)
    await tab.close()
    await page.getByRole('textbox', { name: 'Angka 1 dari 6' }).focus()
    await page.keyboard.type(code)
    await verify.click()
    await page.getByLabel('Kontrak yang sudah ditandatangani').waitFor({ state: 'attached' })
    await dialog.waitFor({ state: 'detached' })
    await assertPageQuality(page, 'the contract of a limit')
    await page.locator('input[name="file"]').setInputFiles(PROOF_IMAGE)
    await page.getByLabel(/Saya menyetujui kontrak/).check()
    const layer = await page.evaluate(() =>
      JSON.stringify((window as unknown as { dataLayer?: object[] }).dataLayer ?? []),
    )
    assert.ok(!layer.includes(code))
    await page.getByRole('button', { name: 'Kirim kontrak' }).click()
    await page.getByText('Persetujuan Anda sudah kami teruskan').waitFor()
    await runUntilKoinworksIs(shop, business, 'active')
    await page.reload()
    await page.getByText('Limit perusahaan Anda di KoinWorks sudah terbuka.').waitFor()
  })
})
