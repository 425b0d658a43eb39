import type { FastifyInstance } from 'fastify'
import { findFreePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config/config.ts'
import { serve } from '#server/serve.ts'
import { createAppContext, type AppContext } from '#server/app.ts'
import { openTestShop, type TestShop } from '../shop.ts'

export type TestServer = { origin: string; app: FastifyInstance; shop: AppContext }

/** A cached list; the tests change its first product. */
export const CACHED_LIST_PATH = '/api/product/ec/list?subCategory=semen-abu'

/** One shop served by two independent servers. */
export async function openShopWithTwoServers() {
  const shop = await openTestShop()
  const servers = await Promise.all([startServer(shop), startServer(shop)])
  return {
    shop,
    servers,
    async close() {
      for (const server of servers) {
        await server.app.close()
        await server.shop.close()
      }
      await shop.close()
    },
  }
}

/**
 * Starts a server as another process would: with its own pool, cache and notification listener on
 * the same database.
 */
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
    remembersSessions: true,
  })
  const server = {
    origin: `http://127.0.0.1:${port}`,
    app: await serve(config, ownShop),
    shop: ownShop,
  }
  await waitUntilCaching(server)
  return server
}

/** Only cached responses have an ETag. A server that the database keeps waiting begins without its cache. */
async function waitUntilCaching(server: TestServer): Promise<void> {
  let response = await fetchUncompressed(server, CACHED_LIST_PATH)
  while (response.etag === null) response = await fetchUncompressed(server, CACHED_LIST_PATH)
}

/** Fetches without compression. Cached responses have an ETag. */
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

/** The price and stock of the first product in a list response. */
export const readFirstOffer = ({ text }: { text: string }) =>
  (JSON.parse(text) as ProductListBody).data.results[0]!.offer

/** The first offer of the cached list, from one server. */
export const fetchFirstOffer = async (server: TestServer) =>
  readFirstOffer(await fetchUncompressed(server, CACHED_LIST_PATH))
