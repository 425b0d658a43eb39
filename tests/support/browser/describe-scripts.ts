import type { Page } from 'playwright-core'

/** How far a page's scripts have come, for the message of a check that timed out waiting for them. */
export const describeScripts = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const arrived = resources.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name)
    return {
      address: location.href,
      readyState: document.readyState,
      paused: document.querySelectorAll('script[type=paused]').length,
      started: document.querySelectorAll('script[type=module]').length,
      isHydrated: Object.keys(document).some((key) => key.startsWith('__reactContainer')),
      missing: [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        .map(({ href }) => href)
        .filter((href) => !arrived.includes(href)),
      failed: resources
        .filter(({ name, responseStatus }) => name.includes('/assets/') && responseStatus !== 200)
        .map(
          ({ name, responseStatus, transferSize }) => `${responseStatus} ${transferSize} ${name}`,
        ),
      awaited: [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')]
        .flatMap(({ text }) => [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path!))
        .filter((path) => !arrived.includes(new URL(path, location.href).href)),
      worker: navigator.serviceWorker.controller?.state ?? null,
      visibility: document.visibilityState,
    }
  })
