import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** Follows the scripts that a page loads. `weigh`: bytes, gzip. */
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
      return files.reduce((sum, file) => sum + gzipSync(file).length, 0)
    },
  }
}
