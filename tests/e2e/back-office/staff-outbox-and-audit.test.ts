import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBuyerEmail } from '#tests/support/accounts/buyers.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, visit } = await openShopAndBrowser()

for (const [name, screen] of [
  ['360', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`/backoffice/kotak-keluar at ${name} px: a reset link is masked, and the audit log says who read the message`, async () => {
    const email = await createBuyerEmail(shop.db)
    await shop.asVisitor().identity.requestReset({ body: { email } })
    const { results } = await shop.asVisitor().notifications.demoMail({ query: { email } })
    const token = new URL(results[0]!.link!).searchParams.get('token')!
    await visit(screen, async (page) => {
      await signInStaff(page, 'admin@contoh.id')
      await page.goto(`/backoffice/kotak-keluar?search=${encodeURIComponent(email)}`)
      await page
        .getByRole('link', { name: /Atur ulang kata sandi/ })
        .first()
        .click()
      await page.getByText('Tautan di surat ini disamarkan').waitFor()
      assert.ok(!(await page.content()).includes(token))
      await page.screenshot({ path: `pictures-out/outbox-masked-${name}.png` })
      await page.goto('/backoffice/audit')
      await page.getByLabel('Apa yang diubah').selectOption({ label: 'Surat' })
      await page.getByLabel('Siapa yang mengubah').selectOption({ index: 1 })
      await page.getByLabel('Dari').fill('2026-11-20')
      await page.getByLabel('Sampai').fill('2026-11-20')
      await page.getByRole('button', { name: 'Terapkan' }).click()
      await page.waitForURL(/thing=surat/)
      await page.getByRole('heading', { name: 'Baca surat' }).first().waitFor()
      await page.getByText('Atur ulang kata sandi').first().waitFor()
      assert.equal(
        await page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Baca surat' }).count(),
        0,
      )
      await assertPageQuality(page, 'filtered audit log')
      await page.screenshot({ path: `pictures-out/audit-filtered-${name}.png`, fullPage: true })
      await page.getByLabel('Dari').fill('2026-11-21')
      await page.getByLabel('Sampai').fill('')
      await page.getByRole('button', { name: 'Terapkan' }).click()
      await page.getByText('Tidak ada yang cocok').waitFor()
    })
  })
