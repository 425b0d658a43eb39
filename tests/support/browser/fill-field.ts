import type { Page } from 'playwright-core'

/** Types into the field of that label. */
export const fillField = (label: string) => (page: Page, value: string) =>
  page.getByLabel(label, { exact: true }).first().fill(value)
