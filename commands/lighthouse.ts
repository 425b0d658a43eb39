import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { launchBrowser } from '#tests/support/browser/chromium.ts'
import { becomeDemoShop } from './lib/demo-shop.ts'
import {
  computeMedian,
  type LighthouseResult,
  formatLighthouseTable,
} from './lib/lighthouse-report.ts'
import { startLifetime } from './lib/lifetime.ts'
import { ensureAvailable } from './lib/ensure-available.ts'
import { withProgress, formatElapsed } from './lib/progress.ts'
import { buildWeb } from './lib/web-build.ts'
import { startEmbedded } from '#database/embedded/start.ts'

// `npm run lighthouse`: measures the pages on which people arrive and buy, of a separate demo shop on a simulated
// cheap phone with slow 4G; the median of three runs. `-- --only home --runs 1`.
const PAGES: Record<string, string> = {
  home: '/',
  category: '/kategori/triplek-kayu',
  'sub-category': '/kategori/triplek-kayu/triplek',
  product: '/produk/triplek-meranti-rimbaply',
  cart: '/cart',
  login: '/login',
  article: '/blog/semen-beton/berapa-sak-semen-untuk-plester',
  FAQ: '/faq',
}
const startedAt = performance.now()
const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const printLine = (line: string) => console.error(line)
const config = becomeDemoShop('lighthouse', 3200)
const lifetime = startLifetime(printLine)

try {
  await ensureAvailable(config)
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    port: config.embeddedPort,
    printLine,
  })
  await lifetime.onEnd(() => embedded.stop())
  await buildWeb(printLine, lifetime.endSignal)
  const { startShop } = await import('#server/main.ts')
  const shop = await withProgress('Preparing the shop', startShop(config, embedded.url), printLine)
  await lifetime.onEnd(() => shop.stop())
  const results: Record<string, LighthouseResult> = {}
  for (const [name, address] of Object.entries(PAGES)) {
    if (values.only && values.only !== name) continue
    const runs: LighthouseResult[] = []
    for (let run = 1; run <= Number(values.runs); run++)
      runs.push(
        await withProgress(`${name} ${run}`, measurePage(config.publicOrigin + address), printLine),
      )
    results[name] = computeMedian(runs)
  }
  console.log(formatLighthouseTable(results))
  printLine(`\n${formatElapsed(startedAt)}`)
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.endSignal.aborted) console.error(error)
  await lifetime.end(1)
}

/** One run in a new browser, without the cache of the previous run. */
async function measurePage(url: string): Promise<LighthouseResult> {
  // A first request, so that the page's images are in the server's cache.
  await fetch(url)
  const port = 9_300 + Math.floor(Math.random() * 500)
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!run) throw new Error(`Lighthouse returned no result for ${url}`)
    const { categories, audits } = run.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const metric = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: metric('largest-contentful-paint'),
      cls: metric('cumulative-layout-shift'),
      tbt: metric('total-blocking-time'),
      scripts: sumTransferred(audits['network-requests']?.details, 'Script'),
      styles: sumTransferred(audits['network-requests']?.details, 'Stylesheet'),
    }
  } finally {
    await browser.close()
  }
}

function sumTransferred(details: unknown, type: string): number {
  const { items = [] } = (details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[]
  }
  return items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
