import path from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { launchBrowser } from '#tests/browser/chromium.ts'
import { configuration } from './steps/configuration.ts'
import { medianOf, type Look, tableOf } from './steps/lighthouse-report.ts'
import { beginLifetime } from './steps/lifetime.ts'
import { placesFree } from './steps/places-taken.ts'
import { during, seconds } from './steps/progress.ts'
import { buildWeb } from './steps/web-build.ts'
import { startEmbedded } from '#database/embedded/start.ts'

// `npm run lighthouse`: home, category and product on a demo shop of its own, as a cheap phone on a
// simulated slow 4G sees them; the median of three. `-- --only home --runs 1`.
const PAGES: Record<string, string> = {
  home: '/',
  category: '/kategori/triplek-kayu/triplek',
  product: '/produk/triplek-meranti-rimbaply',
}
const begun = performance.now()
const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const say = (line: string) => console.error(line)
Object.assign(process.env, {
  NODE_ENV: 'production',
  DEMO: '1',
  PORT: process.env['PORT'] ?? '3200',
  DATA_DIR: process.env['DATA_DIR'] ?? path.join('data', 'lighthouse'),
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
})
delete process.env['DATABASE_URL']
const config = configuration()
const lifetime = beginLifetime(say)

try {
  await placesFree(config)
  const embedded = await startEmbedded({ dataDir: config.dataDir, port: config.embeddedPort, say })
  await lifetime.atEnd(() => embedded.stop())
  await buildWeb(say, lifetime.ending)
  const { startShop } = await import('#server/main.ts')
  const shop = await during('Preparing the shop', startShop(config, embedded.url), say)
  await lifetime.atEnd(() => shop.stop())
  const looks: Record<string, Look> = {}
  for (const [name, address] of Object.entries(PAGES)) {
    if (values.only && values.only !== name) continue
    const runs: Look[] = []
    for (let nr = 1; nr <= Number(values.runs); nr++)
      runs.push(await during(`${name} ${nr}`, look(config.publicOrigin + address), say))
    looks[name] = medianOf(runs)
  }
  console.log(tableOf(looks))
  say(`\n${seconds(begun)}`)
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.ending.aborted) console.error(error)
  await lifetime.end(1)
}

/** One look by a browser of its own, with nothing kept from the one before. */
async function look(url: string): Promise<Look> {
  // A first request, so that the page's pictures have been made: that happens once in a shop's life.
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
    if (!run) throw new Error(`Lighthouse said nothing of ${url}`)
    const { categories, audits } = run.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbt: figure('total-blocking-time'),
      scripts: transferred(audits['network-requests']?.details, 'Script'),
      styles: transferred(audits['network-requests']?.details, 'Stylesheet'),
    }
  } finally {
    await browser.close()
  }
}

function transferred(details: unknown, type: string): number {
  const { items = [] } = (details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[]
  }
  return items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
