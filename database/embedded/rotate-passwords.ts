import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { buildConnectionUrl } from './cluster.ts'
import { generatePassword, readClusterState, writeClusterState } from './cluster-state.ts'
import { startEmbedded, type EmbeddedOptions } from './start.ts'

/**
 * Replaces the passwords of both roles. The record of before stays beside the new one until PostgreSQL has the new ones:
 * called again after it was killed, it goes on with those that work.
 * @throws Error when the database does not start
 */
export async function rotatePasswords(options: EmbeddedOptions): Promise<void> {
  const record = path.join(options.dataDir, 'database.json')
  const previous = `${record}.before-rotation`
  const embedded = await startEmbedded(options)
  try {
    if (existsSync(previous) && !(await opens(options.dataDir))) renameSync(previous, record)
    const state = readClusterState(options.dataDir)!
    const next = { ...state, password: generatePassword(), superuserPassword: generatePassword() }
    const url = superuserUrl(options.dataDir)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      copyFileSync(record, previous)
      await client.query('begin')
      const quote = (password: string) => pg.escapeLiteral(password)
      await client.query(`alter role pondasi password ${quote(next.password)}`)
      await client.query(`alter role postgres password ${quote(next.superuserPassword)}`)
      writeClusterState(options.dataDir, next)
      await client.query('commit')
    } finally {
      await client.end()
    }
    rmSync(previous)
  } finally {
    await embedded.stop()
  }
}

const superuserUrl = (dataDir: string): string => {
  const url = new URL(buildConnectionUrl(readClusterState(dataDir)!, 'superuser'))
  url.pathname = '/postgres'
  return url.href
}

async function opens(dataDir: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: superuserUrl(dataDir) })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
