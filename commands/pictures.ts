import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#database/embedded/start.ts'
import { createApi } from '#modules/client.ts'
import { ACCESS_HEADER } from '#platform/contract/call.ts'
import { servicePath } from '#platform/contract/openapi.ts'
import { overNetwork } from '#platform/contract/network.ts'
import { launchBrowser } from '#tests/browser/chromium.ts'
import { furnish } from '#tests/browser/pictures/facts.ts'
import { photograph } from '#tests/browser/pictures/photograph.ts'
import { STATES, type Scene, type State } from '#tests/browser/pictures/scene.ts'
import { screens } from '#tests/browser/pictures/screens.ts'
import { people, WIDTHS } from '#tests/browser/pictures/stage.ts'
import { configuration } from './steps/configuration.ts'
import { beginLifetime } from './steps/lifetime.ts'
import { placesFree } from './steps/places-taken.ts'
import { during, seconds } from './steps/progress.ts'
import { PROJECT } from './steps/project.ts'
import { buildWeb } from './steps/web-build.ts'

// `npm run pictures`: every screen of both desks × 360, 768, 1280 px × full, empty, long, failing,
// slow, on a demo shop of its own, into pictures-out/. `-- --only cart,checkout --widths 360 --states full`.
const begun = performance.now()
const { values: asked } = parseArgs({
  options: { only: { type: 'string' }, widths: { type: 'string' }, states: { type: 'string' } },
})
const widths = asked.widths?.split(',').map(Number) ?? [...WIDTHS]
const states = STATES.filter((state) => asked.states?.split(',').includes(state) ?? true)
const only = asked.only?.split(',')
const wanted = screens.filter(
  ({ name, route }) => !only || only.includes(name) || only.includes(route),
)
const out = path.join(PROJECT, 'pictures-out')

const say = (line: string) => console.log(line)
Object.assign(process.env, {
  NODE_ENV: 'production',
  DEMO: '1',
  PORT: process.env['PORT'] ?? '3100',
  DATA_DIR: process.env['DATA_DIR'] ?? path.join('data', 'pictures'),
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
})
// The database is stopped for the last pictures: it must be our own.
delete process.env['DATABASE_URL']
const config = configuration()
const lifetime = beginLifetime(say)

try {
  if (wanted.length === 0) throw new Error(`There is no screen "${asked.only}".`)
  await placesFree(config)
  const embedded = await startEmbedded({ dataDir: config.dataDir, port: config.embeddedPort, say })
  let running = true
  const stopDatabase = async () => {
    if (running) await embedded.stop()
    running = false
  }
  await lifetime.atEnd(stopDatabase)
  await buildWeb(say, lifetime.ending)
  const { startShop } = await import('#server/main.ts')
  const shop = await during('Preparing the shop', startShop(config, embedded.url), say)
  await lifetime.atEnd(() => shop.stop())
  const failed = await takeAll(stopDatabase)
  await lifetime.end(failed === 0 ? 0 : 1)
} catch (error) {
  if (!lifetime.ending.aborted) console.error(error)
  await lifetime.end(1)
}

/** Takes every picture that is asked for; gives how many could not be taken. */
async function takeAll(stopDatabase: () => Promise<void>): Promise<number> {
  const facts = await furnish((token) =>
    createApi(
      overNetwork({
        base: ({ service }) => config.publicOrigin + servicePath(service),
        headers: () => ({
          [ACCESS_HEADER]: config.access.upo,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        }),
      }),
    ),
  )
  const browser = await launchBrowser()
  await lifetime.atEnd(() => browser.close())
  const stage = people(browser, config.publicOrigin, facts)
  fs.mkdirSync(out, { recursive: true })
  const shots = wanted.flatMap(({ name, ...screen }) =>
    states.flatMap((state) => {
      const scene = screen[state]
      return 'none' in scene ? [] : [{ name, state, scene }]
    }),
  )
  const failed: string[] = []
  const take = async ({ name, state, scene }: { name: string; state: State; scene: Scene }) => {
    for (const width of widths) {
      const page = await stage.page(scene.who, width)
      const file = `${name}-${state}-${width}.png`
      try {
        await scene.show(page, facts)
        await photograph(page, path.join(out, file))
      } catch (error) {
        failed.push(`${file}: ${String(error).split('\n')[0]}`)
      }
      // An answer that was held back must not come after all.
      await page.goto('about:blank')
      await page.close()
    }
  }
  const [up, down] = [
    shots.filter(({ scene }) => !scene.down),
    shots.filter(({ scene }) => scene.down),
  ]
  // Whoever looks while the database is down has signed in before.
  for (const { scene } of down) await (await stage.page(scene.who, widths[0]!)).close()
  for (const shot of up) await during(`${shot.name} ${shot.state}`, take(shot), say)
  if (down.length > 0) await stopDatabase()
  for (const shot of down) await during(`${shot.name} ${shot.state}`, take(shot), say)
  for (const line of failed) say(`✖ ${line}`)
  sayWhatIsNone()
  say(
    `\n${shots.length * widths.length - failed.length} pictures in ${path.relative(PROJECT, out)}/ (${seconds(begun)})`,
  )
  return failed.length
}

function sayWhatIsNone() {
  for (const { name, ...screen } of wanted)
    for (const state of states) {
      const scene = screen[state]
      if ('none' in scene) say(`  no ${name}-${state}: ${scene.none}`)
    }
}
