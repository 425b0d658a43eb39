import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { PHONE, signIn } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { visit } = await openShopAndBrowser()

/** Whether the link of the open page lies wholly in the part of its row that is seen. */
const isCurrentInView = (page: Page, name: string) =>
  page.getByRole('navigation', { name }).evaluate((bar) => {
    const link = bar.querySelector('[aria-current="page"]')!
    const outer = link.parentElement!.getBoundingClientRect()
    const inner = link.getBoundingClientRect()
    return inner.left >= outer.left && inner.right <= outer.right + 1
  })

test('/profile on a phone: its pages stand in one row, and the one that is open is in sight', () =>
  visit(PHONE, async (page) => {
    await signIn(page)
    for (const path of ['', '/daftar-invoice', '/alamat-pengiriman', '/ubah-kata-sandi']) {
      await page.goto(`/profile${path}`)
      const bar = page.getByRole('navigation', { name: 'Profil' })
      const { height } = (await bar.boundingBox())!
      assert.ok(height < 60, `${height} px at /profile${path}`)
      assert.ok(await isCurrentInView(page, 'Profil'), `/profile${path}`)
    }
    await page.getByRole('button', { name: 'Keluar' }).click()
    await page.waitForURL('/')
  }))

test('/profile/daftar-invoice on a phone: the status that is shown is in sight', () =>
  visit(PHONE, async (page) => {
    await signIn(page)
    await page.goto('/profile/daftar-invoice?status=void')
    assert.ok(await isCurrentInView(page, 'Status tagihan'))
  }))
