import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** What a shop remembers of its cluster, in a file of mode 0600 in its data folder. */
export type ClusterState = {
  /** Names the cluster where it cannot lie in the data folder itself. */
  id: string
  /** The cluster's folder. */
  folder: string
  port: number
  superuserPassword: string
  password: string
  /** Role, database and extensions exist. */
  prepared: boolean
}

const stateFile = (dataDir: string) => path.join(dataDir, 'database.json')

/** The record of an earlier start, if there was one. */
export function readClusterState(dataDir: string): ClusterState | undefined {
  try {
    return JSON.parse(fs.readFileSync(stateFile(dataDir), 'utf8')) as ClusterState
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Keeps the record; a crash leaves the old one or the new one, never half of it. */
export function writeClusterState(dataDir: string, state: ClusterState): void {
  const file = stateFile(dataDir)
  const nextFile = `${file}.${process.pid}`
  fs.writeFileSync(nextFile, `${JSON.stringify(state, undefined, 2)}\n`, { mode: 0o600 })
  fs.renameSync(nextFile, file)
}

/** A password nobody could guess: 192 random bits, safe in an address. */
export function generatePassword(): string {
  return randomBytes(24).toString('base64url')
}
