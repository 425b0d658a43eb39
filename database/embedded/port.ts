import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Whether nothing listens on the port of the loopback address. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * Finds a free port below 32768. Higher ports are used for outgoing connections, which could take
 * ours while the shop is down.
 * @throws Error when none is found
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = randomInt(20_000, 32_768)
    if (await isPortFree(port)) return port
  }
  throw new Error('No free port between 20000 and 32767 for PostgreSQL; set EMBEDDED_PG_PORT.')
}
