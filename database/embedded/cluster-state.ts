import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** What is recorded about the cluster, in a file of mode 0600 in the data folder. */
export type ClusterState = {
  /** Names the cluster's folder if it cannot be inside the data folder. */
  id: string
  /** The cluster's folder. */
  folder: string
  port: number
  superuserPassword: string
  password: string
  /** Whether role, database and extensions exist. */
  prepared: boolean
}

const FILE = 'database.json'

/** Reads the record of an earlier start. */
export function readClusterState(dataDir: string): ClusterState | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(dataDir, FILE), 'utf8')) as ClusterState
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the record atomically, or a copy of it under another name: a crash leaves the old one or the new one. */
export function writeClusterState(dataDir: string, state: ClusterState, name = FILE): void {
  const file = path.join(dataDir, name)
  const nextFile = `${file}.${process.pid}`
  fs.writeFileSync(nextFile, `${JSON.stringify(state, undefined, 2)}\n`, { mode: 0o600 })
  fs.renameSync(nextFile, file)
}

/** Generates a password of 192 random bits, in characters that are safe in a URL. */
export function generatePassword(): string {
  return randomBytes(24).toString('base64url')
}

/** Generates a name for a cluster's folder outside the data folder. */
export const generateClusterId = (): string =>
  generatePassword()
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 12)
