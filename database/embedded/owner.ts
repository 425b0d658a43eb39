import fs from 'node:fs'
import path from 'node:path'
import { isAlive, startMark } from './processes.ts'

/** The process that started or adopted the database of a data folder, and its guard. */
export type Owner = { pid: number; mark: string; guard: number; guardMark: string }

const fileOf = (dataDir: string) => path.join(dataDir, 'database-owner.json')

/** The last owner written down, alive or not. */
export function readOwner(dataDir: string): Owner | undefined {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dataDir), 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** Writes down that this process owns the database, guarded by `guard`. */
export function becomeOwner(dataDir: string, guard: number): void {
  const owner: Owner = {
    pid: process.pid,
    mark: startMark(process.pid) ?? '',
    guard,
    guardMark: startMark(guard) ?? '',
  }
  fs.writeFileSync(fileOf(dataDir), JSON.stringify(owner))
}

/** Forgets the owner, if it is this process. */
export function leaveOwnership(dataDir: string): void {
  if (readOwner(dataDir)?.pid === process.pid) fs.rmSync(fileOf(dataDir), { force: true })
}

/** Whether the owner itself still runs (its number may have gone to another process). */
export function ownerLives(owner: Owner | undefined): owner is Owner {
  return owner !== undefined && isAlive(owner.pid) && startMark(owner.pid) === owner.mark
}

/** Whether the owner's guard still runs; without its owner it is stopping the database. */
export function guardLives(owner: Owner | undefined): boolean {
  return owner !== undefined && isAlive(owner.guard) && startMark(owner.guard) === owner.guardMark
}
