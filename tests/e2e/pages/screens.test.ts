import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareScreenData } from '#tests/e2e/screenshots/screen-data.ts'
import {
  findClippedText,
  findCoveredControls,
  findForeignWords,
  findSmallTargets,
} from '#tests/e2e/screenshots/layout-checks.ts'
import type { Scene, ScreenState } from '#tests/e2e/screenshots/scene.ts'
import {
  SCREENS_THAT_KEEP_NOTHING,
  SCREENS_WITH_FORMS,
} from '#tests/e2e/screenshots/screens-with-forms.ts'
import { listBuiltRoutes, SCREENS } from '#tests/e2e/screenshots/screens.ts'
import { openViewers, WIDTHS } from '#tests/e2e/screenshots/viewers.ts'
import { assertPageQuality } from '#tests/support/browser/assert-page-quality.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { listLongForms } from '#tests/support/browser/typed-forms.ts'

const { shop, browser } = await openShopAndBrowser()
const data = await prepareScreenData((token) => shop.client(token ? { token } : {}))
const viewers = openViewers(browser, shop.origin, data)

test('screens: the list covers every built route', () => {
  const knownRoutes = new Set(SCREENS.map(({ route }) => route))
  assert.deepEqual(
    listBuiltRoutes().filter((route) => !knownRoutes.has(route)),
    [],
  )
  assert.deepEqual(
    [...knownRoutes].filter((route) => !listBuiltRoutes().includes(route)),
    [],
  )
})

for (const { name, full, empty } of SCREENS) {
  if (!('none' in full))
    test(`${name}: no overflow, clipped text or small targets on phone, tablet and desktop`, async () => {
      for (const width of WIDTHS) await assertScreen(name, 'full', full, width)
    })
  if (!('none' in empty))
    test(`${name}: no overflow, clipped text or small targets on a phone without data`, () =>
      assertScreen(name, 'empty', empty, 360))
}

async function assertScreen(name: string, state: ScreenState, scene: Scene, width: number) {
  const page = await viewers.page(scene.viewer, width)
  await scene.show(page, data)
  // The page for errors is loaded when it is needed.
  await page.locator('main').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await assertPageQuality(page, `${name} ${state} at ${width} px`)
  assert.deepEqual(await findForeignWords(page), [], `foreign words on ${name} ${state}`)
  assert.deepEqual(await findClippedText(page), [], `cut words on ${name} ${state} at ${width} px`)
  if (!SCREENS_WITH_FORMS.has(name) && !SCREENS_THAT_KEEP_NOTHING.has(name))
    assert.deepEqual(await listLongForms(page), [], `forms on ${name} without a draft's journey`)
  if (width === 360)
    assert.deepEqual(await findSmallTargets(page), [], `small targets on ${name} ${state}`)
  assert.deepEqual(
    await findCoveredControls(page),
    [],
    `controls under the floating button on ${name} ${state} at ${width} px`,
  )
  await page.close()
}
