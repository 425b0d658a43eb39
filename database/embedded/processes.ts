import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** Whether the process runs. A zombie does not. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const fields = readProcStat(pid)
  return fields === undefined || fields[0] !== 'Z'
}

/** Whether the process has ended but its parent has not reaped it; Linux only. */
export function isZombie(pid: number): boolean {
  return readProcStat(pid)?.[0] === 'Z'
}

/**
 * The start time of a process in the system's own notation, which distinguishes it from a later one
 * with the same id. Undefined if no such process runs.
 */
export function readStartTime(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  const fields = readProcStat(pid)
  if (fields) return fields[19]
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** Waits until the process has ended; returns whether it did within the limit. */
export async function waitForExit(pid: number, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs
  while (isAlive(pid)) {
    if (Date.now() >= deadline) return false
    await sleep(10)
  }
  return true
}

export function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}

/** The fields of /proc/PID/stat after the program's name, from the state on; Linux only. */
function readProcStat(pid: number): string[] | undefined {
  try {
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
