import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** Follows the scripts that a page loads. `weigh`: with its inline ones (bytes, gzip). */
export function followScripts(page: Page): { list(): string[]; weigh(): Promise<number> } {
  const loaded = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      loaded.set(
        response.url(),
        // A page that was left has no body any more.
        response.body().catch(() => Buffer.alloc(0)),
      )
  })
  return {
    list: () => [...loaded.keys()],
    async weigh() {
      const files = await Promise.all(loaded.values())
      const inline = await page
        .locator('script:not([src]):not([type="application/ld+json"]):not([type=paused])')
        .evaluateAll((scripts) =>
          scripts
            .map(({ textContent }) => textContent)
            // The page's own data, which React reads once it is awake.
            .filter((text) => !text.startsWith('window.__reactRouterContext')),
        )
      const parts = [...files, ...inline.map((text) => Buffer.from(text))]
      return parts.reduce((sum, part) => sum + gzipSync(part).length, 0)
    },
  }
}
