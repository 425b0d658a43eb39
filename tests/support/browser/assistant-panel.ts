import type { Page } from 'playwright-core'

/** The panel of the assistant. */
export const findPanel = (page: Page) => page.getByRole('dialog', { name: 'Asisten belanja' })
export const findInput = (page: Page) => findPanel(page).getByLabel('Pesan')

/** Opens the panel with the floating button. */
export async function openPanel(page: Page, path = '/syarat-dan-ketentuan') {
  await page.goto(path)
  await page.locator('aside[aria-label="Bantuan"] > button[data-place="free"]').click()
  // It slides in.
  await findPanel(page).evaluate((panel) =>
    Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
}

/** Sends a message with Enter and waits for the whole reply. */
export async function say(page: Page, text: string, reply: RegExp) {
  await findInput(page).fill(text)
  await findInput(page).press('Enter')
  await findPanel(page).getByRole('listitem').filter({ hasText: reply }).last().waitFor()
  await page.waitForFunction(() => !document.querySelector('dialog [readonly]'))
}
