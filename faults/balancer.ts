import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import type { DrillContext } from './drill.ts'
import { waitFor } from './wait.ts'

/**
 * Starts HAProxy before servers on the given ports, of which it asks `/readyz` four times a second.
 * It sends a request again only where no connection could be opened. Returns its address.
 * @throws Error when it is not installed
 */
export async function startBalancer(
  context: DrillContext,
  ports: readonly number[],
): Promise<string> {
  if (spawnSync('haproxy', ['-v']).error)
    throw new Error(
      'haproxy is missing: install it with the system (Debian: apt-get install haproxy)',
    )
  const port = await findFreePort()
  const file = path.join(context.scratch, 'haproxy.cfg')
  const servers = ports.map((each) => `  server shop-${each} 127.0.0.1:${each}`)
  writeFileSync(
    file,
    [...SETTINGS, `  bind 127.0.0.1:${port}`, ...BACKEND, ...servers, ''].join('\n'),
  )
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  context.onEnd(async () => {
    const ended = once(child, 'exit')
    if (child.kill('SIGTERM')) await ended
  })
  const origin = `http://localhost:${port}`
  await waitFor('the balancer answers', 10_000, async () => {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    return response?.ok || undefined
  })
  return origin
}

const SETTINGS = [
  'defaults',
  '  mode http',
  '  timeout connect 1s',
  '  timeout client 60s',
  '  timeout server 60s',
  // A process that is slow to answer is busy, and not gone.
  '  timeout check 3s',
  'frontend all',
]
const BACKEND = [
  '  default_backend shops',
  'backend shops',
  '  balance roundrobin',
  '  option httpchk GET /readyz',
  '  option redispatch',
  '  retries 2',
  '  default-server check inter 250ms fall 1 rise 1',
]
