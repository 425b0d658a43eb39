import fs from 'node:fs'
import path from 'node:path'
import { isAlive, readStartTime } from './processes.ts'

/**
 * The process that started or adopted the database of a data folder, and its guard, each with its
 * start time, because process ids are reused.
 */
export type ClusterOwner = { pid: number; mark: string; guard: number; guardMark: string }

const ownerFile = (dataDir: string) => path.join(dataDir, 'database-owner.json')

/** Reads the last recorded owner, alive or not. */
export function readOwner(dataDir: string): ClusterOwner | undefined {
  try {
    return JSON.parse(fs.readFileSync(ownerFile(dataDir), 'utf8')) as ClusterOwner
  } catch {
    return undefined
  }
}

/** Records this process as the owner of the database. */
export function claimOwnership(dataDir: string, guardPid: number): void {
  const owner: ClusterOwner = {
    pid: process.pid,
    mark: readStartTime(process.pid) ?? '',
    guard: guardPid,
    guardMark: readStartTime(guardPid) ?? '',
  }
  fs.writeFileSync(ownerFile(dataDir), JSON.stringify(owner))
}

/** Removes the record if this process is the owner. */
export function releaseOwnership(dataDir: string): void {
  if (readOwner(dataDir)?.pid === process.pid) fs.rmSync(ownerFile(dataDir), { force: true })
}

/** Whether the owner still runs. */
export function isOwnerAlive(owner: ClusterOwner | undefined): owner is ClusterOwner {
  return owner !== undefined && isAlive(owner.pid) && readStartTime(owner.pid) === owner.mark
}

/** Whether the owner's guard still runs. A guard without its owner is stopping the database. */
export function isGuardAlive(owner: ClusterOwner | undefined): boolean {
  return (
    owner !== undefined && isAlive(owner.guard) && readStartTime(owner.guard) === owner.guardMark
  )
}
