import { spawn } from 'node:child_process'

/** A process that stops PostgreSQL when its owner dies. */
export type PostmasterGuard = {
  pid: number
  /** Names the postmaster to stop; undefined while there is none. */
  follow(postmasterPid: number | undefined): void
  release(): Promise<void>
}

/**
 * A shell that reads from a pipe of ours: the id of the postmaster, of its successor when it is
 * started again, and at last that it is no longer needed. When we are killed the pipe closes; the
 * shell then stops the postmaster and waits for its end. So a guard that outlives its owner means
 * that PostgreSQL is stopping.
 */
const GUARD_SCRIPT =
  'pid=; while read -r word; do [ "$word" = released ] && exit 0; pid=$word; done; ' +
  '[ -n "$pid" ] || exit 0; kill -INT "$pid"; n=0; ' +
  'while kill -0 "$pid" 2>/dev/null && [ $n -lt 400 ]; do n=$((n+1)); sleep 0.05; done'

/** Starts a guard, detached from the terminal, so that Ctrl-C does not end it first. */
export function startGuard(): PostmasterGuard {
  const child = spawn('/bin/sh', ['-c', GUARD_SCRIPT, 'pondasi-guard'], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.stdin.on('error', () => {})
  child.unref()
  return {
    pid: child.pid ?? 0,
    follow: (postmasterPid) => void child.stdin.write(`${postmasterPid ?? ''}\n`),
    release: async () => {
      child.ref()
      child.stdin.end('released\n')
      await exited
    },
  }
}
