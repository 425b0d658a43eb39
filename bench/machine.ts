import os from 'node:os'
import type pg from 'pg'

/** The machine of a run; `loadAverage` is that of the minute before. */
export type BenchMachine = {
  cpu: string
  cores: number
  memoryGb: number
  loadAverage: number
  node: string
  postgres: string
}

export async function describeMachine(pool: pg.Pool): Promise<BenchMachine> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const cpus = os.cpus()
  return {
    cpu: cpus[0]?.model.trim() ?? 'unknown',
    cores: cpus.length,
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
    node: process.version,
    postgres: rows[0]?.server_version ?? 'unknown',
  }
}
