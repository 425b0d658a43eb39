import { spawn } from 'node:child_process'

/** A process that stops PostgreSQL when its owner dies. */
export type PostmasterGuard = { pid: number; release(): Promise<void> }

/**
 * A shell that reads from a pipe of ours. When we are killed the pipe closes; the shell then stops
 * the postmaster and waits for its end. So a guard that outlives its owner means that PostgreSQL is
 * stopping.
 */
const GUARD_SCRIPT =
  'read -r word; [ "$word" = released ] && exit 0; ' +
  'kill -INT "$1"; n=0; ' +
  'while kill -0 "$1" 2>/dev/null && [ $n -lt 400 ]; do n=$((n+1)); sleep 0.05; done'

/**
 * Starts a guard for the postmaster, detached from the terminal, so that Ctrl-C does not end it
 * first.
 */
export function startGuard(postmasterPid: number): PostmasterGuard {
  const child = spawn('/bin/sh', ['-c', GUARD_SCRIPT, 'pondasi-guard', String(postmasterPid)], {
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
    release: async () => {
      child.ref()
      child.stdin.end('released\n')
      await exited
    },
  }
}
