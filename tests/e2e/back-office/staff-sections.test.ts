import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { visit } = await openShopAndBrowser()

for (const viewport of [
  { width: 360, height: 740 },
  { width: 900, height: 700 },
  { width: 1280, height: 700 },
])
  test(`/backoffice at ${viewport.width} px: the section that is open is in view, however many there are`, async () => {
    await visit({ viewport }, async (page) => {
      await signInStaff(page, 'admin@contoh.id')
      for (const [path, name] of [
        ['pengaturan', 'Pengaturan'],
        ['angka', 'Angka toko'],
      ] as const) {
        await page.goto(`/backoffice/${path}`)
        const bar = page.getByRole('navigation', { name: 'Meja staf' })
        const current = bar.getByRole('link', { name, exact: true })
        assert.equal(await current.getAttribute('aria-current'), 'page')
        await page.waitForFunction((name) => {
          const bar = document.querySelector('nav[aria-label="Meja staf"]')!
          const link = bar.querySelector(`[title="${name}"]`)!
          const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()]
          return (
            inner.top >= outer.top &&
            inner.bottom <= outer.bottom &&
            inner.left >= outer.left &&
            inner.left < outer.right
          )
        }, name)
      }
    })
  })
