import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { changeOwner, resolveOsUser } from '#database/embedded/os-user.ts'
import { findFreePort } from '#database/embedded/port.ts'
import { waitFor } from '../wait.ts'
import { buildBackupSettings, listArchiveSettings, STANZA } from './backup-settings.ts'
import { findProgram, POSTGRES_BIN, requirePrograms } from './programs.ts'
import { runProgram, type ClusterContext, type RunningProgram } from './run-program.ts'
import { createShopDatabase } from './shop-database.ts'

export type BackedUpDatabase = {
  readonly url: string
  backUp(type: 'full' | 'diff'): Promise<void>
  stop(): Promise<void>
  /** Brings the stopped database's files to a moment, and starts it. */
  restoreTo(moment: string): Promise<void>
}

const RECOVERY_LIMIT_MS = 120_000
const runFile = promisify(execFile)

/** Starts a PostgreSQL whose log pgBackRest archives from the first moment on. */
export async function startBackedUpDatabase(context: ClusterContext): Promise<BackedUpDatabase> {
  requirePrograms(['postgres', 'pgbackrest'])
  const osUser = resolveOsUser()
  const folder = path.join(context.scratch, 'backed-up')
  const data = path.join(folder, 'data')
  const port = await findFreePort()
  for (const each of [folder, path.join(folder, 'repository'), path.join(folder, 'lock')]) {
    fs.mkdirSync(each, { mode: 0o700 })
    changeOwner(each, osUser)
  }
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, text, { mode: 0o600 })
    changeOwner(file, osUser)
    return file
  }
  const [superuserPassword, password] = [makePassword(), makePassword()]
  const settings = write('pgbackrest.conf', buildBackupSettings({ folder, data, port }))
  const run = async (file: string, args: readonly string[]) => {
    const env = { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' }
    await runFile(file, args, { ...osUser, cwd: '/', env })
  }
  const runBackup = (...args: string[]) =>
    run(findProgram('pgbackrest'), [`--config=${settings}`, `--stanza=${STANZA}`, ...args])
  await run(path.join(POSTGRES_BIN, 'initdb'), [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${write('password', superuserPassword)}`,
    // The socket is in a folder that only this user may enter.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
  ])
  let running: RunningProgram | undefined
  const start = async () => {
    const options = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      ...listArchiveSettings(findProgram('pgbackrest'), settings),
    ]
    running = runProgram(context, {
      name: 'backed-up-database',
      file: findProgram('postgres'),
      args: ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
      osUser,
      endSignal: 'SIGINT',
    })
    await waitFor('the database takes writes', RECOVERY_LIMIT_MS, () => {
      const ended = running?.findEnd()
      if (ended) throw new Error(ended)
      return takesWrites({ host: '127.0.0.1', port, user: 'postgres', password: superuserPassword })
    })
  }
  await start()
  await createShopDatabase({ port }, superuserPassword, password)
  await runBackup('stanza-create')
  const stop = async () => running?.end('SIGINT')
  return {
    url: `postgres://pondasi:${password}@127.0.0.1:${port}/pondasi`,
    backUp: (type) => runBackup('backup', `--type=${type}`),
    stop,
    async restoreTo(moment) {
      const target = ['--type=time', `--target=${moment}`, '--target-action=promote']
      await runBackup('restore', '--delta', ...target)
      await start()
    },
  }
}

const makePassword = () => randomBytes(16).toString('hex')

async function takesWrites(connection: pg.ClientConfig): Promise<true | undefined> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ recovers: boolean }>(
      'select pg_is_in_recovery() as recovers',
    )
    return rows[0]?.recovers === false || undefined
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
