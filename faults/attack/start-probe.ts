import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DrillContext } from '../drill.ts'
import type { ProbeSample } from './probe-samples.ts'

/** Starts `probe.ts`. `finish` ends it and returns what it saw. */
export async function startProbe(
  context: DrillContext,
  origin: string,
): Promise<{ finish(): Promise<ProbeSample[]> }> {
  const slugs = await listSlugs(origin)
  const follow = new URL('../../commands/lib/follow-parent.mjs', import.meta.url).href
  const file = fileURLToPath(new URL('probe.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', follow, file, origin, ...slugs], {
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
