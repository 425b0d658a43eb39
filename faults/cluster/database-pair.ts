import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findFreePort } from '#database/embedded/port.ts'
import { waitFor } from '../wait.ts'
import { buildDatabaseSettings, listServers } from './balancer-settings.ts'
import { startDatabaseNode, type DatabaseNode } from './database-node.ts'
import { startEtcd } from './etcd.ts'
import { findProgram, requirePrograms } from './programs.ts'
import { runProgram, type ClusterContext } from './run-program.ts'
import { createShopDatabase, runAsSuperuser } from './shop-database.ts'

export type DatabasePair = {
  /** Always the primary, whichever node it is. */
  readonly url: string
  /** The standby alone: with the primary as well, one connection would say how far another one is. */
  readonly standbyUrl: string
  readonly nodes: readonly DatabaseNode[]
  /** Waits for a primary with a standby that has every commit. Returns them. */
  waitUntilWhole(): Promise<{ primary: DatabaseNode; standby: DatabaseNode }>
  /** Runs a statement as the superuser on one node. */
  control(node: DatabaseNode, statement: string): Promise<void>
}

/** A failover, a rewind and a first copy of the data together take less. */
const WHOLE_LIMIT_MS = 120_000

/** Starts a PostgreSQL with a synchronous standby under Patroni, behind HAProxy. */
export async function startDatabasePair(context: ClusterContext): Promise<DatabasePair> {
  requirePrograms(['etcd', 'patroni', 'postgres', 'haproxy'])
  const makePassword = () => randomBytes(16).toString('hex')
  const access = { superuserPassword: makePassword(), replicationPassword: makePassword() }
  const etcd = await startEtcd(context)
  const nodes: DatabaseNode[] = []
  for (const name of ['database-1', 'database-2'])
    nodes.push(
      startDatabaseNode(context, {
        name,
        port: await findFreePort(),
        controlPort: await findFreePort(),
        etcd,
        access,
      }),
    )
  const waitUntilWhole = () =>
    waitFor('a primary and its standby', WHOLE_LIMIT_MS, async () => {
      context.endSignal.throwIfAborted()
      const roles = await Promise.all(nodes.map((node) => node.readRole()))
      const primary = nodes[roles.indexOf('leader')]
      const standby = nodes[roles.indexOf('sync_standby')]
      return primary && standby ? { primary, standby } : undefined
    })
  const { primary } = await waitUntilWhole()
  const password = makePassword()
  await createShopDatabase(primary, access.superuserPassword, password)
  const ports = await startDatabaseBalancer(context, nodes)
  const [url, standbyUrl] = ports.map(
    (port) => `postgres://pondasi:${password}@127.0.0.1:${port}/pondasi`,
  ) as [string, string]
  // Before its first check the balancer takes every server for a good one.
  await waitFor('the balancer knows the primary', 10_000, () => leadsTo(url, 'primary'))
  await waitFor('the balancer knows the standby', 10_000, () => leadsTo(standbyUrl, 'standby'))
  const control = (node: DatabaseNode, statement: string) =>
    runAsSuperuser(node, access.superuserPassword, 'postgres', [statement])
  return { url, standbyUrl, nodes, waitUntilWhole, control }
}

async function leadsTo(
  connectionString: string,
  role: 'primary' | 'standby',
): Promise<true | undefined> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>(
      'select pg_is_in_recovery() as standby',
    )
    return rows[0]?.standby === (role === 'standby') || undefined
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function startDatabaseBalancer(
  context: ClusterContext,
  nodes: readonly DatabaseNode[],
): Promise<[primary: number, standby: number]> {
  const [primary, standby] = [await findFreePort(), await findFreePort()]
  const settings = path.join(context.scratch, 'database-balancer.cfg')
  const text = buildDatabaseSettings([
    { name: 'primary', port: primary, lines: listServers('/primary', nodes) },
    { name: 'standby', port: standby, lines: listServers('/sync', nodes) },
  ])
  fs.writeFileSync(settings, text)
  runProgram(context, {
    name: 'database-balancer',
    file: findProgram('haproxy'),
    args: ['-db', '-f', settings],
  })
  return [primary, standby]
}
