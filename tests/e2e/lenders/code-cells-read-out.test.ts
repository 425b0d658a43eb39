import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offerDemoLimit } from '#tests/support/lenders/offer-limit.ts'
import { makeWrongCode, readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { openScreenReader } from '#tests/support/browser/screen-reader.ts'
import { DESKTOP, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const business = await shop.asBuyer('bisnis@contoh.id')

test('the cells of a code: a screen reader names each, reads out what is refused once, and no second of the wait', async () => {
  const accountId = await offerDemoLimit(shop, business, 'bisnis@contoh.id')
  await visit(DESKTOP, async (page) => {
    await signIn(page, 'bisnis@contoh.id')
    await page.goto('/koinworks-registration/success')
    const reader = await openScreenReader(page)
    const listCells = async () =>
      (await reader.list('textbox')).filter(({ name }) => name.startsWith('Angka'))
    const readFocus = async () => (await reader.readFocused())?.name
    const findVerify = async () =>
      (await reader.list('button')).find(({ name }) => name === 'Verifikasi')!
    await page.getByRole('button', { name: 'Konfirmasi dengan kode' }).click()
    const dialog = page.getByRole('dialog', { name: 'Masukkan kode' })
    await dialog.waitFor()
    assert.equal((await reader.list('dialog'))[0]!.name, 'Masukkan kode')
    const group = (await reader.list('group')).find(({ name }) => name === 'Kode verifikasi')!
    assert.match(
      group.description,
      /^Limit KoinWorks Rp.*kami kirim lewat WhatsApp ke .*sepuluh menit/,
    )
    assert.deepEqual(
      (await listCells()).map(({ name }) => name),
      [1, 2, 3, 4, 5, 6].map((number) => `Angka ${number} dari 6`),
    )
    // The dialog opens at the first cell: nobody has to look for it.
    assert.equal(await readFocus(), 'Angka 1 dari 6')
    await reader.takeAnnouncements()
    await page.keyboard.type('1x')
    assert.deepEqual(await reader.takeAnnouncements(), ['Hanya angka.'])
    assert.equal(await readFocus(), 'Angka 2 dari 6')
    assert.equal((await findVerify()).isDisabled, true)
    const code = await readLenderCode(shop, accountId)
    await page.getByRole('textbox', { name: 'Angka 1 dari 6' }).focus()
    await page.keyboard.type(makeWrongCode(code))
    assert.equal(await readFocus(), 'Angka 6 dari 6')
    assert.equal((await findVerify()).isDisabled, false)
    await reader.takeAnnouncements()
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').waitFor()
    const refusal = 'Kode salah. Anda bisa mencoba 4 kali lagi.'
    const said = await reader.takeAnnouncements()
    assert.deepEqual(
      said.filter((text) => text.includes('Kode salah')),
      [refusal],
    )
    const focused = (await reader.readFocused())!
    assert.deepEqual(
      [focused.name, focused.description, focused.isInvalid],
      ['Angka 1 dari 6', refusal, true],
    )
    assert.ok((await listCells()).every(({ isInvalid }) => isInvalid))
    // The wait counts down where it is seen; what is live around it stays silent until it is over.
    const timer = dialog.getByRole('timer')
    const before = await timer.innerText()
    await page.waitForFunction(
      (text) => document.querySelector('dialog[open] [role=timer]')?.textContent !== text,
      before,
    )
    assert.deepEqual(await reader.takeAnnouncements(), [])
    await page.evaluate(() => localStorage.setItem('otp_limit', String(Date.now() - 120_000)))
    await timer.waitFor({ state: 'detached' })
    assert.deepEqual(await reader.takeAnnouncements(), ['Kode baru sudah bisa diminta.'])
    // Another code begins with empty cells, and without what was said about the one before.
    shop.clock.advance(130_000)
    await dialog.getByRole('button', { name: 'Kirim ulang kode' }).click()
    await dialog.getByRole('alert').waitFor({ state: 'detached' })
    assert.equal((await listCells())[0]!.isInvalid, false)
    assert.deepEqual(
      await page
        .getByRole('group', { name: 'Kode verifikasi' })
        .getByRole('textbox')
        .evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value).join('')),
      '',
    )
    assert.equal((await findVerify()).isDisabled, true)
  })
})
