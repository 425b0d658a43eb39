import net from 'node:net'
import { findDatabaseOwner } from '#database/embedded/start.ts'
import type { Config } from '#server/config/config.ts'

/** How long to wait for a shop that is just stopping (ms). */
const TIMEOUT_MS = 4_000

/**
 * Waits until port and data folder are available.
 * @throws Error with advice for the operator when another process uses them
 */
export async function ensureAvailable(config: Config): Promise<void> {
  if (!(await waitUntil(() => isPortAvailable(config.host, config.port)))) {
    throw new Error(
      `Port ${config.port} on ${config.host} is in use by another program. ` +
        `Stop that one, or choose another port: PORT=${config.port + 1} npm start`,
    )
  }
  if (config.databaseUrl !== undefined || config.role !== 'all') return
  if (!(await waitUntil(async () => findDatabaseOwner(config.dataDir) === undefined))) {
    throw new Error(
      `Process ${findDatabaseOwner(config.dataDir)} already runs a shop on the data in ` +
        `${config.dataDir}. Stop it, or give this one its own: DATA_DIR=data-2 npm start`,
    )
  }
}

async function waitUntil(isMet: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await isMet())) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}

/** Any other error than an address in use is left to the server to report. */
function isPortAvailable(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
