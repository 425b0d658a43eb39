import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DrillContext } from '../drill.ts'
import { addBuyers } from '../buyers.ts'
import type { ShopProcess } from '../shop-process.ts'
import type { ProbeSample, ProbeTask } from './probe-samples.ts'

/** Each signs in once in six seconds: oftener would be guessing. */
const BUYERS = 20

/** Starts `probe.ts`. `finish` ends it and returns what it saw. */
export async function startProbe(
  context: DrillContext,
  { origin, databaseUrl }: ShopProcess,
): Promise<{ finish(): Promise<ProbeSample[]> }> {
  const task: ProbeTask = {
    origin,
    slugs: await listSlugs(origin),
    emails: await addBuyers(databaseUrl, BUYERS),
  }
  const follow = new URL('../../commands/lib/follow-parent.mjs', import.meta.url).href
  const file = fileURLToPath(new URL('probe.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', follow, file, JSON.stringify(task)], {
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const exited = once(child, 'exit')
  context.onEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
  })
  return {
    async finish() {
      const report = once(child, 'message')
      child.send('stop')
      const [samples] = (await report) as [ProbeSample[]]
      return samples
    },
  }
}

async function listSlugs(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/product/ec/list?count=20`)
  const { data } = (await response.json()) as { data: { results: { slug: string }[] } }
  return data.results.map(({ slug }) => slug)
}
