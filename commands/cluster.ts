import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { requirePrograms } from '#faults/cluster/programs.ts'
import { startPrometheus } from '#faults/cluster/prometheus.ts'
import {
  CLUSTER_PROGRAMS,
  startCluster,
  type Cluster,
  type ClusterSize,
} from '#faults/cluster/whole-cluster.ts'
import { DEMO_ACCOUNTS } from './lib/demo-accounts.ts'
import { startLifetime } from './lib/lifetime.ts'
import { formatElapsed } from './lib/progress.ts'
import { buildWeb } from './lib/web-build.ts'

// `npm run cluster`: the demo on everything that several machines would run, on this one, below one new folder, until Ctrl-C.
const USAGE = 'npm run cluster -- [--web 2] [--api 2] [--worker 1] [--port 3000]'
/** Often enough that someone who watches sees an alert begin. */
const SCRAPED_EVERY_SECONDS = 5
const startedAt = performance.now()
const printLine = (line: string) => console.log(line)
const lifetime = startLifetime(printLine)
const { endSignal } = lifetime

try {
  const { size, port } = readArguments(process.argv.slice(2))
  requirePrograms([...CLUSTER_PROGRAMS, 'prometheus', 'promtool'])
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'pondasi-cluster-'))
  // PostgreSQL's user passes through it.
  fs.chmodSync(scratch, 0o711)
  await lifetime.onEnd(async () => fs.rmSync(scratch, { recursive: true, force: true }))
  await buildWeb(printLine, endSignal)
  const onEnd = (cleanup: () => Promise<unknown>) =>
    void lifetime.onEnd(async () => void (await cleanup()))
  const context = { scratch, printLine, endSignal, onEnd }
  const cluster = await startCluster(context, { size, port, env: { DEMO: '1' } })
  const processes = (['web', 'api', 'worker'] as const).flatMap((role) =>
    cluster.processes[role].map(({ origin }) => ({ origin, role })),
  )
  const prometheus = await startPrometheus(context, {
    processes,
    everySeconds: SCRAPED_EVERY_SECONDS,
  })
  printAddresses(cluster, { prometheus: prometheus.url, folder: scratch })
} catch (error) {
  if (!endSignal.aborted) console.error(error instanceof Error ? error.message : error)
  await lifetime.end(endSignal.aborted ? 0 : 1)
}

/** Throws Error with the usage where an argument is invalid. */
function readArguments(args: readonly string[]): { size: ClusterSize; port: number } {
  const number = (value: string, from: number, to: number) => {
    if (/^\d{1,5}$/.test(value) && Number(value) >= from && Number(value) <= to)
      return Number(value)
    throw new Error(`"${value}" is no whole number from ${from} to ${to}.\n${USAGE}`)
  }
  const { values } = parseArgs({
    args: [...args],
    options: {
      web: { type: 'string', default: '2' },
      api: { type: 'string', default: '2' },
      worker: { type: 'string', default: '1' },
      port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    },
  })
  const count = (value: string) => number(value, 1, 8)
  const size = { web: count(values.web), api: count(values.api), worker: count(values.worker) }
  return { size, port: number(values.port, 1, 65_535) }
}

function printAddresses(
  cluster: Cluster,
  { prometheus, folder }: { prometheus: string; folder: string },
): void {
  const { origin, database, pooledUrl, redis, bucket, processes } = cluster
  const rows = [
    ['the shop', `${origin}/  ${origin}/backoffice  ${origin}/api/docs`],
    ...(['web', 'api', 'worker'] as const).map((role) => [
      `ROLE=${role}`,
      processes[role].map((each) => `${each.origin} (${each.pid})`).join('  '),
    ]),
    ['primary', database.url],
    ['standby', database.standbyUrl],
    ['through PgBouncer', pooledUrl],
    [
      'Patroni',
      database.nodes.map((node) => `http://127.0.0.1:${node.controlPort}/cluster`).join('  '),
    ],
    ['Redis', redis.url],
    ['bucket', `${bucket.account.endpoint}/${bucket.account.bucket}`],
    ['Prometheus', `${prometheus}/alerts`],
    ['logs', folder],
  ]
  printLine(`\nThe cluster is open (${formatElapsed(startedAt)})`)
  for (const [what = '', where = ''] of rows) printLine(`  ${what.padEnd(18)} ${where}`)
  printLine('\nDemo accounts')
  for (const { account, password, who } of DEMO_ACCOUNTS)
    printLine(`  ${account.padEnd(22)} ${password}   ${who}`)
  printLine('\nEverything here is new and goes with Ctrl-C.')
}
