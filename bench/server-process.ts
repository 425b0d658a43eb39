import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export type ServerProcess = { url: string; stop(): Promise<void> }

/**
 * Runs a script of this folder, which reports its port when it is ready and ends with us.
 * @throws Error when it ends before it is ready
 */
export async function startServerProcess(
  script: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const follow = new URL('../commands/lib/follow-parent.mjs', import.meta.url).href
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [...flags, '--import', follow, file], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    // Standard output is reserved for the results.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
