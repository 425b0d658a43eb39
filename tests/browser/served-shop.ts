import net from 'node:net'
import path from 'node:path'
import { startWorker } from '#platform/jobs/worker.ts'
import { jobs } from '#modules/jobs.ts'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { testShop } from '../shop.ts'

/** A test's shop with its doors open and its worker at work, on a port of its own. */
export async function servedShop(options: Parameters<typeof testShop>[0] = {}) {
  const port = await freePort()
  const environment = {
    PORT: String(port),
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  }
  const shop = await testShop({ google: readConfig(environment).google, ...options })
  const config = {
    ...readConfig({ ...environment, DATA_DIR: path.dirname(shop.tools.files.root) }),
    google: shop.tools.shop.google && { ...shop.tools.shop.google, standIn: !options.google },
  }
  const app = await serve(config, shop)
  const worker = await startWorker(shop.pool, shop.tools, jobs)
  return {
    ...shop,
    origin: config.publicOrigin,
    async close() {
      await app.close()
      await worker.stop()
      await shop.close()
    },
  }
}
export type ServedShop = Awaited<ReturnType<typeof servedShop>>

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
