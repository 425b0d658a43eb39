import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** By default the source with its comments is sent: 1.5 MB, twice for each page. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Asserts what holds for every page: no horizontal scrolling and no axe findings. */
export async function assertPageQuality(page: Page, name: string): Promise<void> {
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  assert.ok(overflowPx <= 0, `${name} scrolls sideways by ${overflowPx} px`)
  await endAnimations(page)
  assert.deepEqual(await findAxeViolations(page), [], `axe on ${name}`)
}

/** Text that is still fading in has less contrast than its colours. A spinner has no end. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })

/**
 * The violations of all rules. Reports of what is in order are left out: they take most of the time. So is the
 * blank page that would merge the reports of frames; the shop has none.
 */
async function findAxeViolations(page: Page): Promise<string[]> {
  assert.equal(page.frames().length, 1, 'a page with frames')
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
  )
}
