import type { Page } from 'playwright-core'

/** Presses the button of that name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
/** Fills fields by their labels. */
export const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
}
