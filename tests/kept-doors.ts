import type { FastifyInstance } from 'fastify'
import { freePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { openShop, type OpenShop } from '#server/shop.ts'
import { testShop, type TestShop } from './shop.ts'

export type Door = { origin: string; app: FastifyInstance; shop: OpenShop }

/** A list that is kept; its first product is what the tests change. */
export const LIST = '/api/product/ec/list?subCategory=semen-abu'

/** A shop with two doors to it that know nothing of each other. */
export async function shopWithDoors() {
  const shop = await testShop()
  const doors = await Promise.all([open(shop), open(shop)])
  return {
    shop,
    doors,
    async close() {
      for (const door of doors) {
        await door.app.close()
        await door.shop.close()
      }
      await shop.close()
    },
  }
}

/** Another process's worth of the shop on the same database: own pool, own memory, own connection that listens. */
async function open({ tools, pool }: TestShop): Promise<Door> {
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: tools.files.root,
    ROLE: 'api',
    LOG_LEVEL: 'silent',
  })
  const { log, shop: facts, clock } = tools
  const own = openShop({
    databaseUrl: pool.options.connectionString!,
    filesRoot: tools.files.root,
    log,
    facts: { ...facts },
    clock,
    connections: 5,
  })
  return { origin: `http://127.0.0.1:${port}`, app: await serve(config, own), shop: own }
}

/** Asks without unpacking what comes back; kept answers are those with a tag. */
export async function ask({ origin }: Door, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  return {
    status: answer.status,
    etag: answer.headers.get('etag'),
    text: await answer.text(),
  }
}

type Listed = {
  data: {
    results: { id: string; offer: { id: string; stock: number; price: { amount: string } } }[]
  }
}

/** What the first product of a list's answer costs and has in stock. */
export const firstIn = ({ text }: { text: string }) =>
  (JSON.parse(text) as Listed).data.results[0]!.offer

/** The list's first product, as a door answers it. */
export const firstOf = async (door: Door) => firstIn(await ask(door, LIST))
