import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillAddress, findAndAdd, orderAndPay, register } from './buying.ts'
import { deliver } from './desk.ts'
import { DESK, person, PHONE, showing } from './people.ts'
import { sound } from './screen.ts'
import { shopAndBrowser } from './shop-and-browser.ts'

const { shop, browser } = await shopAndBrowser()

for (const [name, screen] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`a foreman on ${name} finds plywood, registers, orders, pays, and staff deliver it`, async () => {
    const buyer = await person(browser, shop, screen)
    const { page } = buyer
    await findAndAdd(page, 'triplek 9 mm', /Triplek/)
    await page.getByText('Masuk keranjang').first().waitFor()

    await page.goto('/cart')
    await sound(page, 'cart')
    await page.getByRole('link', { name: 'Lanjut ke pengiriman' }).click()
    await page.getByRole('link', { name: 'Daftar akun baru' }).click()
    await sound(page, 'register')
    await register(page, `mandor-${screen.viewport.width}@contoh.id`)

    await page.waitForURL(/\/checkout/)
    await page.getByRole('link', { name: 'Tambah alamat' }).click()
    await fillAddress(page)
    const { number, figure } = await showing(page, () => orderAndPay(page))

    const staff = await person(browser, shop, screen)
    await showing(staff.page, () => deliver(staff.page, { number, figure }))

    await page.goto('/profile/daftar-transaksi')
    await sound(page, 'transactions')
    await page.getByRole('link', { name: number }).click()
    await showing(page, () => page.getByText('Diterima Pak Warsito').waitFor())
    await sound(page, 'transaction')
    assert.deepEqual([...buyer.complaints, ...staff.complaints], [])
    await buyer.context.close()
    await staff.context.close()
  })
}
