import fs from 'node:fs'
import type pg from 'pg'

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** Processor time so far (ms). */
export type ProcessorTime = { shopMs: number; databaseMs: number }

/**
 * Reads what the shop's processes and PostgreSQL have taken so far, with the connections that have ended. Undefined where they
 * are not on this machine, or it does not tell (anything but Linux).
 */
export async function readProcessorTime(
  pids: readonly number[],
  pool: pg.Pool,
): Promise<ProcessorTime | undefined> {
  if (pids.length === 0 || process.platform !== 'linux') return undefined
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = readStat(rows[0]!.pid)
  if (!backend) return undefined
  const shopMs = sum(pids.map((pid) => readStat(pid)?.ownMs ?? 0))
  const databaseMs = sum(
    fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readStat(Number(name)))
      .map((each) => {
        if (each?.pid === backend.parent) return each.ownMs + each.endedChildrenMs
        return each?.parent === backend.parent ? each.ownMs : 0
      }),
  )
  return { shopMs, databaseMs }
}

/** What a process has taken between two moments. */
export const subtractTime = (after: ProcessorTime, before: ProcessorTime): ProcessorTime => ({
  shopMs: after.shopMs - before.shopMs,
  databaseMs: after.databaseMs - before.databaseMs,
})

function readStat(pid: number) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Behind the name, which may contain blanks: state, parent, then the times as fields 14 to 17.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number)
    return {
      pid,
      parent: Number(fields[1]),
      ownMs: (user! + system!) * TICK_MS,
      endedChildrenMs: (endedUser! + endedSystem!) * TICK_MS,
    }
  } catch {
    return undefined
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
