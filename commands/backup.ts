import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createBackup } from '#database/backup/create-backup.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { formatElapsed } from './lib/progress.ts'
import { loadConfig } from './lib/load-config.ts'

// `npm run backup -- /backups --keep 14`: the embedded database and all files in one archive, while the
// shop is open or not. `--keep` removes this command's oldest archives from the folder.
const USAGE = 'npm run backup -- FOLDER [--keep NUMBER]'
const startedAt = performance.now()
const printLine = (line: string) => console.log(line)
const { folder, keep } = readArguments(process.argv.slice(2))
const config = loadConfig()
if (config.databaseUrl) {
  fail(
    'DATABASE_URL is set: back that PostgreSQL up with its own tools (pg_basebackup, pgBackRest), and ' +
      `copy ${path.join(config.dataDir, 'files')} after it.`,
  )
}
const now = new Date()
const file = path.join(folder, `pondasi-${now.toISOString().replace(/[-:]|\..*/g, '')}Z.tar.zst`)
await mkdir(folder, { recursive: true, mode: 0o700 })
const { dataDir, embeddedPort: port } = config
const database = await startEmbedded({ dataDir, port, printLine })
try {
  const { files } = await createBackup(dataDir, file, now)
  const megabytes = Math.ceil((await stat(file)).size / 1e6)
  const count = Object.keys(files).length
  printLine(`${file}: ${count} files in ${megabytes} MB (${formatElapsed(startedAt)})`)
  printLine('It has customers and passwords of the database: keep it where nobody else reads.')
  if (keep) await removeOldest(keep)
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Error ? error.message : error)
} finally {
  await database.stop()
}

async function removeOldest(count: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^pondasi-\w+\.tar\.zst$/.test(name))
  for (const name of names.sort().slice(0, -count)) {
    await rm(path.join(folder, name))
    printLine(`removed ${name}`)
  }
}

function readArguments(args: string[]): { folder: string; keep?: number } {
  const [folder, flag, number, ...others] = args
  if (!folder || folder.startsWith('-') || others.length > 0) return fail(USAGE)
  if (flag === undefined) return { folder: path.resolve(folder) }
  if (flag !== '--keep' || !/^[1-9]\d{0,3}$/.test(number ?? '')) return fail(USAGE)
  return { folder: path.resolve(folder), keep: Number(number) }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
