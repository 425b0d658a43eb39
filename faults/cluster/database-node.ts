import fs from 'node:fs'
import path from 'node:path'
import { changeOwner, resolveOsUser } from '#database/embedded/os-user.ts'
import { waitFor } from '../wait.ts'
import { buildPatroniSettings, type DatabaseAccess } from './patroni-settings.ts'
import { findProgram } from './programs.ts'
import { runProgram, type ClusterContext, type RunningProgram } from './run-program.ts'

/** What Patroni says of a node: `leader`, `sync_standby`, `replica`. */
type NodeRole = string

export type DatabaseNode = {
  readonly name: string
  readonly port: number
  /** Patroni's own address, which says whether the node is the primary. */
  readonly controlPort: number
  /** Kills Patroni and PostgreSQL as a machine dies that loses its power. */
  kill(): Promise<void>
  /** Starts a killed node again; it joins as a standby. */
  start(): void
  readRole(): Promise<NodeRole | undefined>
}

/** Starts PostgreSQL under Patroni, which makes it the primary or a standby. */
export function startDatabaseNode(
  context: ClusterContext,
  node: { name: string; port: number; controlPort: number; etcd: string; access: DatabaseAccess },
): DatabaseNode {
  const osUser = resolveOsUser()
  const folder = path.join(context.scratch, node.name)
  fs.mkdirSync(folder, { mode: 0o700 })
  changeOwner(folder, osUser)
  const settings = path.join(folder, 'patroni.yml')
  // JSON is YAML.
  fs.writeFileSync(settings, JSON.stringify(buildPatroniSettings({ ...node, folder }), null, 2))
  changeOwner(settings, osUser)
  let patroni: RunningProgram | undefined
  const start = () => {
    patroni = runProgram(context, {
      name: node.name,
      file: findProgram('patroni'),
      args: [settings],
      osUser,
    })
  }
  start()
  return {
    ...node,
    start,
    async kill() {
      // Patroni first: otherwise it would start PostgreSQL again.
      await patroni?.end('SIGKILL')
      const [pid = ''] = fs
        .readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8')
        .split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await waitFor(`${node.name} is dead`, 10_000, () => !isAlive(Number(pid)) || undefined)
    },
    async readRole() {
      const ended = patroni?.findEnd()
      if (ended) throw new Error(ended)
      const signal = AbortSignal.timeout(1_000)
      const url = `http://127.0.0.1:${node.controlPort}/cluster`
      // On a busy machine the head may come in time, and the body not.
      const answer = await fetch(url, { signal })
        .then((response) => response.json())
        .catch(() => ({}))
      const { members = [] } = answer as { members?: Member[] }
      const own = members.find(({ name }) => name === node.name)
      return own && RUNNING.has(own.state) ? own.role : undefined
    },
  }
}

type Member = { name: string; role: string; state: string }
const RUNNING = new Set(['running', 'streaming'])

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
