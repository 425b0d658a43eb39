import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { buildConnectionUrl } from '../embedded/cluster.ts'
import type { ClusterState } from '../embedded/cluster-state.ts'
import type { ArchiveEntry } from './archive.ts'

/** Folders whose contents a restored cluster makes again (PostgreSQL's documentation, "Making a Base Backup"). */
const EMPTY_FOLDERS = new Set(
  'pg_wal pg_dynshmem pg_notify pg_replslot pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(
    ' ',
  ),
)
/** What belongs to the running server: its process, its socket, the temporary files of its queries. */
const isOfServer = (name: string) =>
  /^(postmaster\.(pid|opts)|\.s\.PGSQL\.|pgsql_tmp|pg_internal\.init|backup_label|tablespace_map)/.test(
    name,
  )

/**
 * Yields the files of a running cluster below `postgres/`, so that they can be restored to the
 * moment at which the last was read. `beforeEnd` are entries that the same moment should cover.
 */
export async function* readCluster(
  state: ClusterState,
  beforeEnd: () => AsyncIterable<ArchiveEntry>,
): AsyncGenerator<ArchiveEntry> {
  const client = new pg.Client({ connectionString: superuserUrl(state) })
  client.on('error', () => {})
  await client.connect()
  try {
    // Holds the log of the time in between; it ends with this connection.
    await client.query("select pg_create_physical_replication_slot('backup_' || $1, true, true)", [
      process.pid,
    ])
    const first = await askFor(client, "pg_walfile_name(pg_backup_start('backup', true))")
    yield* readFolder(state.folder, '')
    yield* beforeEnd()
    const { rows } = await client.query<{ label: string; last: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
    )
    const { label, last } = rows[0]!
    yield { name: 'postgres/backup_label', type: 'text', text: label }
    yield* readLog(state.folder, first, last)
  } finally {
    await client.end().catch(() => {})
  }
}

const superuserUrl = (state: ClusterState): string => {
  const url = new URL(buildConnectionUrl(state, 'superuser'))
  url.pathname = '/postgres'
  return url.href
}

async function askFor(client: pg.Client, expression: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(`select ${expression} as value`)
  return rows[0]!.value
}

async function* readFolder(root: string, folder: string): AsyncGenerator<ArchiveEntry> {
  yield { name: path.posix.join('postgres', folder), type: 'folder' }
  if (EMPTY_FOLDERS.has(folder)) return
  for (const found of await readdir(path.join(root, folder), { withFileTypes: true })) {
    if (isOfServer(found.name)) continue
    const name = path.posix.join(folder, found.name)
    if (found.isDirectory()) yield* readFolder(root, name)
    else if (found.isFile())
      yield { name: `postgres/${name}`, type: 'file', source: path.join(root, name) }
  }
}

/** The segments of the write-ahead log from `first` to `last`; their names are in their order. */
async function* readLog(root: string, first: string, last: string): AsyncGenerator<ArchiveEntry> {
  const names = await readdir(path.join(root, 'pg_wal'))
  for (const name of names.sort()) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
    if (isNeeded || name.endsWith('.history'))
      yield {
        name: `postgres/pg_wal/${name}`,
        type: 'file',
        source: path.join(root, 'pg_wal', name),
      }
  }
}
