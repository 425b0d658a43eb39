import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'

/** Asserts that a select is as wide as its longest choice, so that none is cut. */
export async function assertChoiceWhole(select: Locator): Promise<void> {
  const isWhole = await select.evaluate((element: HTMLSelectElement) => {
    const shown = element.getBoundingClientRect().width
    element.style.width = 'max-content'
    const needed = element.getBoundingClientRect().width
    element.style.width = ''
    return needed <= shown
  })
  assert.ok(isWhole, `${select} is cut`)
}
