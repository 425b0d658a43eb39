import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '#database/embedded/start.ts'
import { loadConfig } from './lib/load-config.ts'
import { startLifetime } from './lib/lifetime.ts'
import { PROJECT_ROOT } from './lib/project.ts'

// `npm run dev`: the shop of `npm start`, restarted (and the web rebuilt) when a file changes. The
// database keeps running in between.
const WATCHED_FOLDERS = ['web', 'modules', 'platform', 'server', 'database', 'images', 'demo']
const printLine = (line: string) => console.log(line)
const config = loadConfig()
const lifetime = startLifetime(printLine)
let shop: ChildProcess | undefined

try {
  const { url, demo } = config.databaseUrl
    ? { url: config.databaseUrl, demo: config.demo }
    : await startDatabase()
  const env = { ...process.env, DATABASE_URL: url, DEMO: demo ? '1' : '0' }
  const startShop = () => {
    shop = spawn(process.execPath, [path.join(PROJECT_ROOT, 'commands', 'start.ts')], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }
  await lifetime.onEnd(stopShop)
  startShop()
  let debounceTimer: NodeJS.Timeout | undefined
  let restart = Promise.resolve()
  for (const folder of WATCHED_FOLDERS) {
    const full = path.join(PROJECT_ROOT, folder)
    if (!fs.existsSync(full)) continue
    const watcher = fs.watch(full, { recursive: true }, (_event, name) => {
      if (name === null || /\.test\.tsx?$/.test(name)) return
      clearTimeout(debounceTimer)
      debounceTimer = setTimeout(() => {
        printLine(`\n${path.join(folder, name)} changed`)
        restart = restart.then(stopShop).then(() => {
          if (!lifetime.endSignal.aborted) startShop()
        })
      }, 150)
    })
    lifetime.endSignal.addEventListener('abort', () => watcher.close())
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await lifetime.end(1)
}

async function startDatabase(): Promise<{ url: string; demo: boolean }> {
  const starting = startEmbedded({ dataDir: config.dataDir, port: config.embeddedPort, printLine })
  await lifetime.stopAtEnd(starting)
  return { url: (await starting).url, demo: config.demo }
}

async function stopShop(): Promise<void> {
  const running = shop
  shop = undefined
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  running.kill('SIGTERM')
  await once(running, 'exit')
}
