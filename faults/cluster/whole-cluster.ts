import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { startS3Service } from '#tests/support/servers/s3-service.ts'
import { startBalancer } from '../balancer.ts'
import { startShop, type ShopProcess } from '../shop-process.ts'
import { startDatabasePair, type DatabasePair } from './database-pair.ts'
import { startPooler } from './pooler.ts'
import { requirePrograms, type ProgramName } from './programs.ts'
import { startRedis, type RedisServer } from './redis.ts'
import type { ClusterContext } from './run-program.ts'

/** What a cluster runs of the system's. */
export const CLUSTER_PROGRAMS: readonly ProgramName[] = [
  'etcd',
  'patroni',
  'postgres',
  'haproxy',
  'pgbouncer',
  'redis',
]

/** How many processes of each role there are. */
export type ClusterSize = { web: number; api: number; worker: number }

export type ClusterOptions = {
  size: ClusterSize
  /** The balancer's port; a free one by default. */
  port?: number | undefined
  /** Variables of all processes, such as `DEMO`. */
  env?: Record<string, string>
  /** Runs on the primary before the first process starts. */
  prepare?: (databaseUrl: string) => Promise<void>
}

export type Cluster = {
  /** The balancer's address, which people use. */
  readonly origin: string
  readonly database: DatabasePair
  /** The primary through PgBouncer in transaction mode, as the processes use it. */
  readonly pooledUrl: string
  readonly redis: RedisServer
  readonly bucket: Awaited<ReturnType<typeof startS3Service>>
  readonly processes: Readonly<Record<keyof ClusterSize, readonly ShopProcess[]>>
}

/**
 * Starts a shop of several machines on this one: etcd, two PostgreSQL under Patroni, PgBouncer, Redis, an S3
 * service for tests, processes of every role, and HAProxy before databases and processes.
 * @throws Error that says in one line which packages the system lacks
 */
export async function startCluster(
  context: ClusterContext,
  { size, port: fixedPort, env = {}, prepare }: ClusterOptions,
): Promise<Cluster> {
  requirePrograms(CLUSTER_PROGRAMS)
  const { printLine } = context
  printLine('databases: etcd, Patroni with a primary and its standby, HAProxy …')
  const database = await startDatabasePair(context)
  await prepare?.(database.url)
  const pooledUrl = await startPooler(context, { url: database.url, mode: 'transaction' })
  const redis = await startRedis(context)
  const bucket = await startS3Service()
  context.onEnd(bucket.close)
  const port = fixedPort ?? (await findFreePort())
  const { account } = bucket
  const shared = {
    DATABASE_URL: pooledUrl,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_STANDBY_URL: database.standbyUrl,
    DATABASE_PREPARES_STATEMENTS: '0',
    REDIS_URL: redis.url,
    S3_ENDPOINT: account.endpoint,
    S3_BUCKET: account.bucket,
    S3_REGION: account.region,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '1',
    ...env,
  }
  const start = async (role: keyof ClusterSize) => {
    const started: ShopProcess[] = []
    for (let nr = 1; nr <= size[role]; nr++) {
      printLine(`${role} ${nr} of ${size[role]} …`)
      const dataDir = path.join(context.scratch, `${role}-${nr}`)
      // Pages have the database as well, and not `API_URL`: only so are they kept in memory.
      const env = { ...shared, ROLE: role }
      started.push(await startShop(context, { dataDir, env }))
    }
    return started
  }
  // The first process migrates, and fills a demo.
  const processes = {
    worker: await start('worker'),
    api: await start('api'),
    web: await start('web'),
  }
  const listPorts = (each: readonly ShopProcess[]) =>
    each.map(({ origin }) => Number(new URL(origin).port))
  const origin = await startBalancer(context, {
    pages: listPorts(processes.web),
    calls: listPorts(processes.api),
    port,
  })
  return { origin, database, pooledUrl, redis, bucket, processes }
}
