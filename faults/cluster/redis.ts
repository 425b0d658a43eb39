import { findFreePort } from '#database/embedded/port.ts'
import { connectsTo } from '../connects-to.ts'
import { waitFor } from '../wait.ts'
import { findProgram, requirePrograms } from './programs.ts'
import { runProgram, type ClusterContext, type RunningProgram } from './run-program.ts'

export type RedisServer = {
  readonly url: string
  /** Ends as a machine does that loses its power. */
  kill(): Promise<void>
  /** Starts again, empty. */
  start(): Promise<void>
}

/** Starts Redis without files: what it counts is worth a minute. */
export async function startRedis(context: ClusterContext): Promise<RedisServer> {
  requirePrograms(['redis'])
  const port = await findFreePort()
  let running: RunningProgram | undefined
  const start = async () => {
    running = runProgram(context, {
      name: 'redis',
      file: findProgram('redis'),
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    })
    await waitFor('Redis answers', 10_000, async () => (await connectsTo(port)) || undefined)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => running?.end('SIGKILL'),
  }
}
