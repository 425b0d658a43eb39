import type { FastifyInstance } from 'fastify'
import { findFreePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { createAppContext, type AppContext } from '#server/app.ts'
import { openTestShop, type TestShop } from './shop.ts'

export type TestServer = { origin: string; app: FastifyInstance; shop: AppContext }

/** A list that is kept; its first product is what the tests change. */
export const CACHED_LIST_PATH = '/api/product/ec/list?subCategory=semen-abu'

/** A shop with two doors to it that know nothing of each other. */
export async function openShopWithTwoServers() {
  const shop = await openTestShop()
  const servers = await Promise.all([startServer(shop), startServer(shop)])
  return {
    shop,
    doors: servers,
    async close() {
      for (const server of servers) {
        await server.app.close()
        await server.shop.close()
      }
      await shop.close()
    },
  }
}

/** Another process's worth of the shop on the same database: own pool, own memory, own connection that listens. */
async function startServer({ deps, pool }: TestShop): Promise<TestServer> {
  const port = await findFreePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: deps.files.root,
    ROLE: 'api',
    LOG_LEVEL: 'silent',
  })
  const { log, shop: shopInfo, clock } = deps
  const ownShop = createAppContext({
    databaseUrl: pool.options.connectionString!,
    filesRoot: deps.files.root,
    log,
    shopInfo: { ...shopInfo },
    clock,
    maxConnections: 5,
  })
  return { origin: `http://127.0.0.1:${port}`, app: await serve(config, ownShop), shop: ownShop }
}

/** Asks without unpacking what comes back; kept answers are those with a tag. */
export async function fetchUncompressed(
  { origin }: TestServer,
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(origin + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    text: await response.text(),
  }
}

type ProductListBody = {
  data: {
    results: { id: string; offer: { id: string; stock: number; price: { amount: string } } }[]
  }
}

/** What the first product of a list's answer costs and has in stock. */
export const readFirstOffer = ({ text }: { text: string }) =>
  (JSON.parse(text) as ProductListBody).data.results[0]!.offer

/** The list's first product, as a door answers it. */
export const fetchFirstOffer = async (server: TestServer) =>
  readFirstOffer(await fetchUncompressed(server, CACHED_LIST_PATH))
