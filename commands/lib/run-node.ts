import { spawn } from 'node:child_process'
import { PROJECT_ROOT } from './project.ts'

export type NodeResult = { code: number; output: string }

/**
 * Runs a script on our own Node to its end. It is killed with us, and when `signal` aborts. Its
 * output is printed with `show` and returned otherwise.
 */
export function runNode(
  args: readonly string[],
  options: {
    env?: Record<string, string | undefined>
    show?: boolean
    signal?: AbortSignal | undefined
  } = {},
): Promise<NodeResult> {
  const followParent = new URL('./follow-parent.mjs', import.meta.url).href
  const output = options.show ? 'inherit' : 'pipe'
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', followParent, ...args], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', output, output, 'ipc'],
      ...(options.signal ? { signal: options.signal } : {}),
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    }
    child.once('error', (error) => {
      if (options.signal?.aborted) resolve({ code: 143, output: text })
      else reject(error)
    })
    child.once('close', (code) => resolve({ code: code ?? 1, output: text }))
  })
}
