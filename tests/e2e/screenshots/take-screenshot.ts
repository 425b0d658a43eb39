import type { Page } from 'playwright-core'

/** A page higher than this (px) is cut: its end says nothing new. */
const MAX_HEIGHT_PX = 7_000

/** Takes the whole page, what is fixed to the bottom edge at its end, with every picture loaded. */
export async function takeScreenshot(page: Page, file: string): Promise<void> {
  const width = page.viewportSize()!.width
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    const ready = [...document.images].map((image) => image.decode().catch(() => undefined))
    await Promise.race([
      Promise.all([...ready, document.fonts.ready]),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ])
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT_PX) })
  await page.screenshot({ path: file, animations: 'disabled', caret: 'initial' })
}
