import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { findProgram, requirePrograms } from './cluster/programs.ts'
import { runProgram, type ClusterContext } from './cluster/run-program.ts'
import { waitFor } from './wait.ts'

type Backends = {
  /** Ports of processes that serve pages, or everything. */
  pages: readonly number[]
  /** Ports of processes that serve calls alone; none where those for pages do. */
  calls?: readonly number[]
  /** By default a free one. */
  port?: number | undefined
}

/**
 * Starts HAProxy before servers on the given ports, of which it asks `/readyz` four times a second.
 * It sends a request again only where no connection could be opened. Returns its address.
 * @throws Error when it is not installed
 */
export async function startBalancer(
  context: ClusterContext,
  { pages, calls = [], port: fixedPort }: Backends,
): Promise<string> {
  requirePrograms(['haproxy'])
  const port = fixedPort ?? (await findFreePort())
  const file = path.join(context.scratch, 'balancer.cfg')
  writeFileSync(
    file,
    [
      ...SETTINGS,
      `  bind 127.0.0.1:${port}`,
      ...(calls.length > 0 ? [CALLS_RULE] : []),
      '  default_backend pages',
      ...listBackend('pages', pages),
      ...(calls.length > 0 ? listBackend('calls', calls) : []),
      '',
    ].join('\n'),
  )
  const haproxy = runProgram(context, {
    name: 'balancer',
    file: findProgram('haproxy'),
    args: ['-db', '-f', file],
  })
  const origin = `http://localhost:${port}`
  await waitFor('the balancer answers', 10_000, async () => {
    const ended = haproxy.findEnd()
    if (ended) throw new Error(ended)
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    return response?.ok || undefined
  })
  return origin
}

const SETTINGS = [
  'defaults',
  '  mode http',
  '  option forwardfor',
  // A stream says little at a time: without this each word of the assistant waits 200 ms for more to come.
  '  option http-no-delay',
  '  timeout connect 1s',
  '  timeout client 60s',
  '  timeout server 60s',
  // A process that is slow to answer is busy, and not gone.
  '  timeout check 3s',
  'frontend all',
]
/** What processes with `ROLE=api` serve. */
const CALLS_RULE = '  use_backend calls if { path_beg /api/ /services/ /webhooks/ }'

const listBackend = (name: string, ports: readonly number[]): string[] => [
  `backend ${name}`,
  '  balance roundrobin',
  '  option httpchk GET /readyz',
  '  option redispatch',
  '  retries 2',
  '  default-server check inter 250ms fall 1 rise 1',
  ...ports.map((port) => `  server shop-${port} 127.0.0.1:${port}`),
]
