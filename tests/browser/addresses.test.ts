import assert from 'node:assert/strict'
import { test } from 'node:test'
import { person, PHONE, showing, signIn } from './people.ts'
import { sound } from './screen.ts'
import { shopAndBrowser } from './shop-and-browser.ts'

const { shop, browser } = await shopAndBrowser()

test('an address goes only when its owner says so twice', async () => {
  const { page, context, complaints } = await person(browser, shop, PHONE)
  await showing(page, async () => {
    await signIn(page, 'retail@contoh.id')
    await page.goto('/profile/alamat-pengiriman')
    const kept = page.getByRole('listitem').filter({ hasText: 'Jadikan utama' })
    const before = await kept.count()
    const [first] = await kept.all()
    await first!.getByText('Hapus', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await sound(page, 'an address about to go')
    assert.equal(await kept.count(), before)
    await first!.getByRole('button', { name: /^Ya, hapus / }).click()
    await page.waitForFunction(
      (count) => document.querySelectorAll('[value="make-main"]').length === count,
      before - 1,
    )
  })
  assert.deepEqual(complaints, [])
  await context.close()
})
