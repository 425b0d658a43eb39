import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '#database/embedded/start.ts'
import { configuration } from './steps/configuration.ts'
import { beginLifetime } from './steps/lifetime.ts'
import { PROJECT } from './steps/project.ts'

// `npm run dev`: the shop of `npm start`, restarted (and the web rebuilt) when a file changes. The
// database stays up in between.
const WATCHED = ['web', 'modules', 'platform', 'server', 'database', 'images', 'demo']
const say = (line: string) => console.log(line)
const config = configuration()
const lifetime = beginLifetime(say)
let shop: ChildProcess | undefined

try {
  const { url, demo } = config.databaseUrl
    ? { url: config.databaseUrl, demo: config.demo }
    : await embedded()
  const env = { ...process.env, DATABASE_URL: url, DEMO: demo ? '1' : '0' }
  const open = () => {
    shop = spawn(process.execPath, [path.join(PROJECT, 'commands', 'start.ts')], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }
  await lifetime.atEnd(close)
  open()
  let changing: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  for (const folder of WATCHED) {
    const full = path.join(PROJECT, folder)
    if (!fs.existsSync(full)) continue
    const watcher = fs.watch(full, { recursive: true }, (_event, name) => {
      if (name === null || /\.test\.tsx?$/.test(name)) return
      clearTimeout(changing)
      changing = setTimeout(() => {
        say(`\n${path.join(folder, name)} changed`)
        turn = turn.then(close).then(() => {
          if (!lifetime.ending.aborted) open()
        })
      }, 150)
    })
    lifetime.ending.addEventListener('abort', () => watcher.close())
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await lifetime.end(1)
}

async function embedded(): Promise<{ url: string; demo: boolean }> {
  const work = startEmbedded({ dataDir: config.dataDir, port: config.embeddedPort, say })
  await lifetime.atEnd(() =>
    work.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  return { url: (await work).url, demo: config.demo }
}

async function close(): Promise<void> {
  const running = shop
  shop = undefined
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  running.kill('SIGTERM')
  await once(running, 'exit')
}
