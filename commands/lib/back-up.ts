import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createBackup } from '#database/backup/create-backup.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { formatElapsed } from './progress.ts'
import { loadConfig } from './load-config.ts'

export const BACKUP_USAGE = 'FOLDER [--keep NUMBER]'

/**
 * The embedded database and all files in one archive, while the shop is open or not. `--keep` removes this command's oldest
 * archives from the folder.
 * @throws Error with a sentence for the operator
 */
export async function backUp(args: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  const printLine = (line: string) => console.log(line)
  const { folder, keep } = readArguments(args)
  const config = loadConfig()
  if (config.databaseUrl)
    throw new Error(
      'DATABASE_URL is set: back that PostgreSQL up with its own tools (pg_basebackup, pgBackRest), and ' +
        `copy ${path.join(config.dataDir, 'files')} after it.`,
    )
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
    if (keep) for (const name of await removeOldest(folder, keep)) printLine(`removed ${name}`)
  } finally {
    await database.stop()
  }
}

async function removeOldest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^pondasi-\w+\.tar\.zst$/.test(name))
  const oldest = names.sort().slice(0, -count)
  for (const name of oldest) await rm(path.join(folder, name))
  return oldest
}

function readArguments(args: readonly string[]): { folder: string; keep?: number } {
  const [folder, flag, number, ...others] = args
  const usage = new Error(`npm run backup -- ${BACKUP_USAGE}`)
  if (!folder || folder.startsWith('-') || others.length > 0) throw usage
  if (flag === undefined) return { folder: path.resolve(folder) }
  if (flag !== '--keep' || !/^[1-9]\d{0,3}$/.test(number ?? '')) throw usage
  return { folder: path.resolve(folder), keep: Number(number) }
}
