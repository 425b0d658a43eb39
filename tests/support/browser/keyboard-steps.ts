import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** What the focused element is called: its label, or its own text. */
const readFocusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null
    const label = focused?.labels?.[0]?.textContent ?? focused?.getAttribute('aria-label')
    return (label ?? focused?.textContent ?? '').trim()
  })

/** Goes to a control with Tab alone, which nobody presses more than so many times. */
export async function tabTo(page: Page, name: string, atMost = 12): Promise<void> {
  const passed: string[] = []
  for (let count = 0; count <= atMost; count++) {
    const focused = await readFocusedName(page)
    if (focused.startsWith(name)) return
    passed.push(focused)
    await page.keyboard.press('Tab')
  }
  assert.fail(`${name} is farther than ${atMost} times Tab: ${passed.join(' → ')}`)
}

/** Replaces the value of the focused field. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
