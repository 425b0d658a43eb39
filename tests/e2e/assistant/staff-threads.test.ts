import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { DESKTOP, openBrowserSession, PHONE, signInStaff } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

/** A conversation that waits for Agus, who has taken it over. */
async function ask(question: string) {
  const buyer = shop.asVisitor()
  const { threadId } = await buyer.assistant.session()
  const say = (message: string) => buyer.assistant.message({ body: { threadId, message } })
  await say('semen 50 kg 20 sak')
  const agus = await shop.asStaff('sales@contoh.id')
  await agus.staffAssistant.take({ id: threadId })
  await say(question)
  return threadId
}

test('/backoffice/asisten: who waits for an answer is counted in the menu and listed apart', async () => {
  await ask('kapan dikirim?')
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, PHONE)
  await signInStaff(page, 'sales@contoh.id')
  await page.goto('/backoffice/asisten')
  const sections = page.getByRole('navigation', { name: 'Meja staf' })
  assert.match((await sections.getByTitle('Asisten').textContent())!, /Asisten.*[1-9]/)
  await page.getByRole('link', { name: 'Menunggu jawaban', exact: true }).click()
  await page.waitForURL(/status=waiting/)
  const row = page.getByRole('link', { name: /kapan dikirim/ }).first()
  await row.getByText('Menunggu jawaban').waitFor()
  await assertPageQuality(page, 'conversations that wait')
  await row.click()
  await page.getByLabel('Jawaban').fill('Besok pagi.')
  await page.getByRole('button', { name: 'Kirim jawaban' }).click()
  await page.getByText('Jawaban terkirim').waitFor()
  await page.goto('/backoffice/asisten?status=waiting')
  assert.equal(await page.getByRole('link', { name: /kapan dikirim/ }).count(), 0)
  assert.deepEqual(browserErrors, [])
  await context.close()
})

test('/backoffice/asisten/:id: a colleague who takes over is named, and what was not sent is kept', async () => {
  const id = await ask('bisa diantar hari Minggu?')
  const { page, context, browserErrors } = await openBrowserSession(browser, shop, DESKTOP)
  await signInStaff(page, 'sales@contoh.id')
  await page.goto(`/backoffice/asisten/${id}`)
  await page.getByLabel('Jawaban').fill('Bisa, dengan')
  const colleague = await shop.asStaff()
  const { handler } = await colleague.staffAssistant.take({ id })
  const readAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await readAgain()
  await page.getByText(`${handler} sekarang yang menjawab`).waitFor()
  assert.equal(await page.getByLabel('Jawaban').count(), 0)
  await page.getByRole('button', { name: `Ambil alih dari ${handler}` }).click()
  await page.getByLabel('Jawaban').waitFor()
  assert.equal(await page.getByLabel('Jawaban').inputValue(), 'Bisa, dengan')
  assert.equal(await page.getByText('sekarang yang menjawab').count(), 0)
  assert.deepEqual(browserErrors, [])
  await context.close()
})
