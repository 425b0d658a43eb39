import type { Page } from 'playwright-core'

/** Taller pages are cut at this height: the rest repeats what is above. */
const MAX_HEIGHT_PX = 7_000

/** Takes the whole page, with fixed elements at its end and every image loaded. */
export async function takeScreenshot(page: Page, file: string): Promise<void> {
  const width = page.viewportSize()!.width
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    const ready = [...document.images].map((image) => image.decode().catch(() => undefined))
    // Real time: an image that never loads must not block the screenshot.
    await Promise.race([
      Promise.all([...ready, document.fonts.ready]),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ])
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT_PX) })
  await page.screenshot({ path: file, animations: 'disabled', caret: 'initial' })
}
