import { setTimeout as pause } from 'node:timers/promises'
import { BUYER_PASSWORD } from '../buyers.ts'
import type { ProbeSample, ProbeTask } from './probe-samples.ts'

// A process of its own that does what others do meanwhile: every 100 ms it opens a product, searches
// or signs in, each time over a new connection and from another network. `stop` makes it report.
const { origin, slugs, emails } = JSON.parse(process.argv[2]!) as ProbeTask
const INTERVAL_MS = 100
const LIMIT_MS = 30_000
const samples: ProbeSample[] = []
const pending = new Set<Promise<void>>()
let isStopped = false

process.once('message', () => (isStopped = true))
for (let nr = 0; !isStopped; nr++) {
  const sample = takeSample(nr)
  pending.add(sample)
  void sample.finally(() => pending.delete(sample))
  await pause(INTERVAL_MS)
}
await Promise.all(pending)
process.send!(samples, () => process.exit(0))

async function takeSample(nr: number): Promise<void> {
  const kind = (['page', 'search', 'sign-in'] as const)[nr % 3]!
  const sentAt = Date.now()
  const startedAt = performance.now()
  const status = await send(kind, nr).catch(() => 0)
  samples.push({ kind, sentAt, waitedMs: performance.now() - startedAt, status })
}

async function send(kind: ProbeSample['kind'], nr: number): Promise<number> {
  const headers = {
    connection: 'close',
    'x-forwarded-for': `10.${(nr >> 16) & 255}.${(nr >> 8) & 255}.${nr & 255}`,
  }
  const path = {
    page: `/produk/${slugs[nr % slugs.length]}`,
    search: `/api/product/ec/list?count=12&search=semen+${nr}+kg`,
    'sign-in': '/api/auth/login/email',
  }[kind]
  const response = await fetch(origin + path, {
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(kind === 'sign-in'
      ? {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ email: emails[nr % emails.length], password: BUYER_PASSWORD }),
        }
      : { headers }),
  })
  await response.arrayBuffer()
  return response.status
}
