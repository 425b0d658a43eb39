import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Memory as a folder, on Linux. */
const MEMORY_FOLDER = '/dev/shm'
/** Linux's number of a file system in memory. */
const TMPFS_TYPE = 0x0102_1994
/** Several times what the databases of a run take at once (bytes). */
const NEEDED_ROOM = 4 * 1024 ** 3
const PREFIX = 'pondasi-test-'

/**
 * Makes the folder of a test run's databases: in memory, where there is plenty. Each of some five hundred databases
 * is two thousand files, and to create and delete them on a disk takes a third of a run's processor time.
 */
export function makeScratchFolder(): string {
  const root = hasMemoryFolder() ? MEMORY_FOLDER : os.tmpdir()
  if (root === MEMORY_FOLDER) deleteAbandoned()
  const scratch = fs.mkdtempSync(path.join(root, `${PREFIX}${process.pid}-`))
  fs.chmodSync(scratch, 0o711)
  return scratch
}

function hasMemoryFolder(): boolean {
  try {
    const { type, bavail, bsize } = fs.statfsSync(MEMORY_FOLDER)
    fs.accessSync(MEMORY_FOLDER, fs.constants.W_OK)
    return (
      type === TMPFS_TYPE && Math.min(bavail * bsize, process.availableMemory() / 2) > NEEDED_ROOM
    )
  } catch {
    // Another operating system.
    return false
  }
}

/** Deletes what runs that were killed have left: it would take memory until the machine starts again. */
function deleteAbandoned(): void {
  for (const name of fs.readdirSync(MEMORY_FOLDER)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length)) : NaN
    if (!Number.isNaN(pid) && !isRunning(pid))
      fs.rmSync(path.join(MEMORY_FOLDER, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}
