import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#database/embedded/start.ts'
import { createApi } from '#modules/client.ts'
import { SERVICE_ACCESS_HEADER } from '#platform/contract/call.ts'
import { getServicePath } from '#platform/contract/service-path.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { launchBrowser } from '#tests/support/browser/chromium.ts'
import { prepareScreenData } from '#tests/e2e/screenshots/screen-data.ts'
import { takeScreenshot } from '#tests/e2e/screenshots/take-screenshot.ts'
import { STATES, type Scene, type ScreenState } from '#tests/e2e/screenshots/scene.ts'
import { SCREENS } from '#tests/e2e/screenshots/screens.ts'
import { openViewers, WIDTHS } from '#tests/e2e/screenshots/viewers.ts'
import { becomeDemoShop } from './lib/demo-shop.ts'
import { startLifetime } from './lib/lifetime.ts'
import { ensureAvailable } from './lib/ensure-available.ts'
import { withProgress, formatElapsed } from './lib/progress.ts'
import { PROJECT_ROOT } from './lib/project.ts'
import { buildWeb } from './lib/web-build.ts'

// `npm run pictures`: screenshots of every screen of both sites × 360, 768, 1280 px × full, empty,
// long, failing, slow, of a separate demo shop, into pictures-out/. `-- --only cart,checkout
// --widths 360 --states full`.
//
// `npm run pictures -- --documents`: every kind of PDF with 1, 30 and 200 lines instead, page by page, into
// pictures-out/dokumen/. `-- --documents --lines 30`.
const startedAt = performance.now()
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string' },
    states: { type: 'string' },
    documents: { type: 'boolean', default: false },
    lines: { type: 'string', default: '1,30,200' },
  },
})
const widths = options.widths?.split(',').map(Number) ?? [...WIDTHS]
const states = STATES.filter((state) => options.states?.split(',').includes(state) ?? true)
const only = options.only?.split(',')
const selectedScreens = SCREENS.filter(
  ({ name, route }) => !only || only.includes(name) || only.includes(route),
)
const outputFolder = path.join(PROJECT_ROOT, 'pictures-out')

const printLine = (line: string) => console.log(line)
const isOwnFolder = process.env['DATA_DIR'] === undefined
const config = becomeDemoShop('pictures', 3100)
const lifetime = startLifetime(printLine)

try {
  if (options.documents) {
    const { drawDocuments } = await import('./lib/document-pictures.ts')
    const count = await drawDocuments(options.lines.split(',').map(Number), {
      folder: path.join(outputFolder, 'dokumen'),
      lifetime,
      printLine,
    })
    printLine(`\n${count} pictures in pictures-out/dokumen/ (${formatElapsed(startedAt)})`)
    await lifetime.end(0)
  }
  if (selectedScreens.length === 0) throw new Error(`There is no screen "${options.only}".`)
  await ensureAvailable(config)
  // An application that is sent already cannot be filled in again: every run begins with a shop that was never used.
  if (isOwnFolder) fs.rmSync(config.dataDir, { recursive: true, force: true })
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    port: config.embeddedPort,
    printLine,
  })
  let isRunning = true
  const stopDatabase = async () => {
    if (isRunning) await embedded.stop()
    isRunning = false
  }
  await lifetime.onEnd(stopDatabase)
  await buildWeb(printLine, lifetime.endSignal)
  const { startShop } = await import('#server/main.ts')
  const shop = await withProgress('Preparing the shop', startShop(config, embedded.url), printLine)
  await lifetime.onEnd(() => shop.stop())
  const failed = await takeAll(stopDatabase)
  await lifetime.end(failed === 0 ? 0 : 1)
} catch (error) {
  if (!lifetime.endSignal.aborted) console.error(error)
  await lifetime.end(1)
}

/** Takes all selected screenshots; returns how many failed. */
async function takeAll(stopDatabase: () => Promise<void>): Promise<number> {
  const facts = await prepareScreenData((token) =>
    createApi(
      createHttpTransport({
        baseUrl: ({ service }) => config.publicOrigin + getServicePath(service),
        headers: () => ({
          [SERVICE_ACCESS_HEADER]: config.access.upo,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        }),
      }),
    ),
  )
  const browser = await launchBrowser()
  await lifetime.onEnd(() => browser.close())
  const stage = openViewers(browser, config.publicOrigin, facts)
  fs.mkdirSync(outputFolder, { recursive: true })
  const shots = selectedScreens.flatMap(({ name, ...screen }) =>
    states.flatMap((state) => {
      const scene = screen[state]
      return 'none' in scene ? [] : [{ name, state, scene }]
    }),
  )
  const failed: string[] = []
  const take = async ({
    name,
    state,
    scene,
  }: {
    name: string
    state: ScreenState
    scene: Scene
  }) => {
    for (const width of widths) {
      const page = await stage.page(scene.viewer, width)
      const file = `${name}-${state}-${width}.png`
      try {
        await scene.show(page, facts)
        await takeScreenshot(page, path.join(outputFolder, file))
      } catch (error) {
        failed.push(`${file}: ${String(error).split('\n')[0]}`)
      }
      // Aborts responses that a scene delays.
      await page.goto('about:blank')
      await page.close()
    }
  }
  const [up, down] = [
    shots.filter(({ scene }) => !scene.down),
    shots.filter(({ scene }) => scene.down),
  ]
  // Viewers of scenes without a database have to sign in before it stops.
  for (const { scene } of down) await (await stage.page(scene.viewer, widths[0]!)).close()
  for (const shot of up) await withProgress(`${shot.name} ${shot.state}`, take(shot), printLine)
  if (down.length > 0) await stopDatabase()
  for (const shot of down) await withProgress(`${shot.name} ${shot.state}`, take(shot), printLine)
  for (const line of failed) printLine(`✖ ${line}`)
  printMissingScenes()
  printLine(
    `\n${shots.length * widths.length - failed.length} screenshots in ${path.relative(PROJECT_ROOT, outputFolder)}/ (${formatElapsed(startedAt)})`,
  )
  return failed.length
}

function printMissingScenes() {
  for (const { name, ...screen } of selectedScreens)
    for (const state of states) {
      const scene = screen[state]
      if ('none' in scene) printLine(`  no ${name}-${state}: ${scene.none}`)
    }
}
