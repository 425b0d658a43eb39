import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'

/** Asserts that a select is as wide as the choice that it shows, so that it is not cut. */
export async function assertChoiceWhole(select: Locator): Promise<void> {
  const [shown, needed] = await select.evaluate((element: HTMLSelectElement) => {
    const twin = document.createElement('select')
    twin.className = element.className
    twin.style.width = 'max-content'
    twin.add(new Option(element.selectedOptions[0]?.textContent ?? ''))
    element.after(twin)
    const widths = [element, twin].map((each) => each.getBoundingClientRect().width)
    twin.remove()
    return widths
  })
  assert.ok(needed! <= shown!, `${select} is ${shown} px wide and needs ${needed}`)
}
