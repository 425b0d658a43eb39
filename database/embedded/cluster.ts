import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { changeOwner, type OsUser } from './os-user.ts'
import { MAJOR_VERSION } from './binaries.ts'
import { withSecretFile } from './paths.ts'
import type { ClusterState } from './cluster-state.ts'
import { socketFile } from './socket.ts'

/** The application's role and database. */
const APPLICATION_ROLE = 'pondasi'

/** PostgreSQL's programs do not inherit our environment, which may contain secrets. */
export const POSTGRES_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' }

/** Builds the connection URL of a role: through the cluster's socket where it has one, a third faster than TCP. */
export function buildConnectionUrl(state: ClusterState, role: 'application' | 'superuser'): string {
  const user =
    role === 'application'
      ? { name: APPLICATION_ROLE, password: state.password }
      : { name: 'postgres', password: state.superuserPassword }
  const url = new URL(`postgres://127.0.0.1:${state.port}/${user.name}`)
  url.username = user.name
  url.password = user.password
  if (fs.existsSync(socketFile(state))) url.searchParams.set('host', state.folder)
  return url.href
}

/**
 * Creates the cluster's files if they do not exist, under a temporary name that is then renamed, so
 * that a killed start leaves no partial cluster.
 * @throws Error when the folder has a cluster of another major version, or initdb fails
 */
export function createCluster(nativeFolder: string, state: ClusterState, osUser: OsUser): void {
  const versionFile = path.join(state.folder, 'PG_VERSION')
  if (fs.existsSync(versionFile)) {
    const version = fs.readFileSync(versionFile, 'utf8').trim()
    if (version === MAJOR_VERSION) return
    throw new Error(
      `${state.folder} has data of PostgreSQL ${version}; this is ${MAJOR_VERSION}. ` +
        'Upgrade it with `npm run admin -- upgrade`, or choose another DATA_DIR.',
    )
  }
  const parent = path.dirname(state.folder)
  const partialFolder = `${state.folder}.new`
  fs.rmSync(partialFolder, { recursive: true, force: true })
  fs.mkdirSync(partialFolder, { mode: 0o700 })
  changeOwner(partialFolder, osUser)
  const result = withSecretFile(parent, state.superuserPassword, osUser, (file) =>
    spawnSync(
      path.join(nativeFolder, 'bin/initdb'),
      [`--pgdata=${partialFolder}`, '--username=postgres', `--pwfile=${file}`]
        .concat('--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-instructions')
        .concat('--locale-provider=builtin', '--builtin-locale=C.UTF-8'),
      { ...osUser, env: POSTGRES_ENVIRONMENT, cwd: '/', encoding: 'utf8' },
    ),
  )
  if (result.status !== 0) {
    const output = result.error?.message ?? `${result.stdout}\n${result.stderr}`.trim()
    throw new Error(`PostgreSQL's initdb failed: ${output.slice(-1500)}`)
  }
  fs.renameSync(partialFolder, state.folder)
}

/** Creates the application's role, its database and the extensions that it uses. Idempotent. */
export async function prepareCluster(state: ClusterState): Promise<void> {
  const exists = async (client: pg.Client, query: string) =>
    (await client.query(query, [APPLICATION_ROLE])).rowCount === 1
  await withClient(state, 'postgres', async (client) => {
    if (!(await exists(client, 'select from pg_roles where rolname = $1'))) {
      await client.query(
        `create role ${APPLICATION_ROLE} login nosuperuser nocreaterole nocreatedb`,
      )
    }
    const password = pg.escapeLiteral(state.password)
    await client.query(`alter role ${APPLICATION_ROLE} password ${password}`)
    if (!(await exists(client, 'select from pg_database where datname = $1'))) {
      await client.query(`create database ${APPLICATION_ROLE} owner ${APPLICATION_ROLE}`)
    }
    await client.query(`revoke all on database ${APPLICATION_ROLE} from public`)
  })
  // In template1 too, so that every database created later has them.
  for (const database of ['template1', APPLICATION_ROLE]) {
    await withClient(state, database, async (client) => {
      for (const extension of ['pg_trgm', 'unaccent', 'btree_gin']) {
        await client.query(`create extension if not exists ${extension} with schema public`)
      }
    })
  }
}

/** Whether our cluster accepts connections on its port; another one would reject the password. */
export async function acceptsConnections(state: ClusterState): Promise<boolean> {
  try {
    await withClient(state, 'postgres', (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

async function withClient<T>(
  state: ClusterState,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const url = new URL(buildConnectionUrl(state, 'superuser'))
  url.pathname = `/${database}`
  const client = new pg.Client({
    connectionString: url.href,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
