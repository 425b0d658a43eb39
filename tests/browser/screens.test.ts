import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchBrowser } from './chromium.ts'
import { furnish, type Facts } from './pictures/facts.ts'
import { clippedText, smallTargets } from './pictures/geometry.ts'
import type { Scene, State } from './pictures/scene.ts'
import { builtRoutes, screens } from './pictures/screens.ts'
import { people, WIDTHS, type People } from './pictures/stage.ts'
import { sound } from './screen.ts'
import { servedShop, type ServedShop } from './served-shop.ts'

let shop: ServedShop
let browser: Browser
let facts: Facts
let stage: People
before(async () => {
  shop = await servedShop()
  facts = await furnish((token) => shop.client(token ? { token } : {}))
  browser = await launchBrowser()
  stage = people(browser, shop.origin, facts)
})
after(async () => {
  await stage?.close()
  await browser?.close()
  await shop?.close()
})

test('every built screen is looked at', () => {
  const known = new Set(screens.map(({ route }) => route))
  assert.deepEqual(
    builtRoutes().filter((route) => !known.has(route)),
    [],
  )
  assert.deepEqual(
    [...known].filter((route) => !builtRoutes().includes(route)),
    [],
  )
})

for (const { name, full, empty } of screens) {
  if (!('none' in full))
    test(`${name} keeps its width, its words and its targets on a phone, a tablet and a desk`, async () => {
      for (const width of WIDTHS) await holds(name, 'full', full, width)
    })
  if (!('none' in empty))
    test(`${name} holds on a phone when there is nothing to show`, () =>
      holds(name, 'empty', empty, 360))
}

async function holds(name: string, state: State, scene: Scene, width: number) {
  const page = await stage.page(scene.who, width)
  await scene.show(page, facts)
  await page.evaluate(() => document.fonts.ready)
  await sound(page, `${name} ${state} at ${width} px`)
  assert.deepEqual(await clippedText(page), [], `cut words on ${name} ${state} at ${width} px`)
  if (width === 360)
    assert.deepEqual(await smallTargets(page), [], `small targets on ${name} ${state}`)
  await page.close()
}
