import type { Page } from 'playwright-core'

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
export const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
}
