import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Asserts what holds for every page: no horizontal scrolling and no axe findings. */
export async function assertPageQuality(page: Page, name: string): Promise<void> {
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  assert.ok(overflowPx <= 0, `${name} scrolls sideways by ${overflowPx} px`)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
  )
  assert.deepEqual(findings, [], `axe on ${name}`)
}
