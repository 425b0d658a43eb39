import { spawn } from 'node:child_process'

/** Watches that PostgreSQL does not outlive us. */
export type PostmasterGuard = { pid: number; release(): Promise<void> }

/**
 * A shell that waits on a pipe only we hold. When we are killed the pipe closes, and it stops the
 * postmaster and waits for its end, so that as long as the guard lives after its owner, PostgreSQL
 * is on its way down.
 */
const GUARD_SCRIPT =
  'read -r word; [ "$word" = released ] && exit 0; ' +
  'kill -INT "$1"; n=0; ' +
  'while kill -0 "$1" 2>/dev/null && [ $n -lt 400 ]; do n=$((n+1)); sleep 0.05; done'

/** Sets a guard over the postmaster, away from the terminal, so that Ctrl-C does not end it first. */
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
