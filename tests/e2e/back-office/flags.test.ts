import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { DESKTOP, PHONE, signIn, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()
const CHAT = 'ec_floating_chat_cta'

const link = (page: Page) => page.getByRole('complementary').getByRole('link', { name: /^Tanya/ })
const chat = (page: Page) => page.getByRole('complementary').getByRole('button', { name: /^Tanya/ })

test('floating button: is the link or the assistant, as the flag says, from the next page on', async () => {
  const staff = await shop.asStaff()
  await visit(PHONE, async (page) => {
    await page.goto('/faq')
    await chat(page).waitFor({ state: 'attached' })
    await staff.staffFlags.change({ key: CHAT, body: { rules: [], shares: [0, 1] } })
    await page.goto('/faq')
    await link(page).waitFor({ state: 'attached' })
  })
})

test('floating button: follows the account and the page where rules say so', async () => {
  const staff = await shop.asStaff()
  await staff.staffFlags.change({
    key: CHAT,
    body: { rules: [{ audience: 'retail', page: '/faq', shares: [1, 0] }], shares: [0, 1] },
  })
  await visit(DESKTOP, async (page, context) => {
    await page.goto('/faq')
    await link(page).waitFor({ state: 'attached' })
    const [id] = (await context.cookies()).filter(({ name }) => name === '_jm_id')
    assert.ok(id)
    await signIn(page)
    await page.goto('/faq')
    await chat(page).waitFor({ state: 'attached' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Semua kategori' }).click()
    await page.waitForURL('/kategori')
    await link(page).waitFor({ state: 'attached' })
  })
})

test('floating button: without an answer it is the link, which always works', async () => {
  await visit(DESKTOP, async (page) => {
    await page.route('**/api/flags/**', (route) => route.abort())
    await page.goto('/faq')
    await link(page).waitFor({ state: 'attached' })
  })
})

test('/backoffice/sakelar: content adds a rule, is refused what is no share, and sees it stored', async () => {
  await shop.pool.query('delete from feature_flag')
  await visit(DESKTOP, async (page) => {
    await signInStaff(page, 'konten@contoh.id')
    await page.goto('/backoffice/sakelar')
    const form = page.locator('form').filter({ hasText: 'Bagian Asisten' })
    await form.getByLabel('Untuk').selectOption('business')
    await form.getByLabel('Halaman').fill('blog')
    await form.getByLabel('Bagian Asisten').first().fill('1')
    await form.getByLabel('Bagian WhatsApp').first().fill('3')
    await form.getByRole('button', { name: 'Simpan sakelar' }).click()
    await form.getByText('Tulis alamat yang diawali /').waitFor()
    await form.getByLabel('Halaman').fill('/blog')
    await form.getByRole('button', { name: 'Simpan sakelar' }).click()
    await page.getByText('Sakelar tersimpan dan langsung berlaku.').waitFor()
    await form.getByText('25% : 75%').waitFor()
    const { results } = await (await shop.asStaff()).staffFlags.list()
    assert.deepEqual(results.find(({ key }) => key === CHAT)?.rules, [
      { audience: 'business', page: '/blog', shares: [1, 3] },
    ])
    for (const label of ['Bagian Asisten', 'Bagian WhatsApp'])
      await form.getByLabel(label).first().fill('')
    await form.getByRole('button', { name: 'Simpan sakelar' }).click()
    await form.getByText('25% : 75%').waitFor({ state: 'detached' })
  })
})
