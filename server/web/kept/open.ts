import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { OpenShop } from '../../shop.ts'
import { createKeeper, type Keeper } from './keeper.ts'

const open = new WeakMap<OpenShop, Promise<Keeper>>()

/**
 * The one keeper of a shop's process, for pages and calls alike. Undefined where answers come from
 * another server's database, whose changes nobody tells us.
 */
export async function openKeeper(
  app: FastifyInstance,
  shop: OpenShop,
  config: Config,
): Promise<Keeper | undefined> {
  if (config.services.api) return undefined
  const known = open.get(shop)
  if (known) return known
  const keeper = createKeeper(shop)
  const opening = keeper.ready.then(() => keeper)
  open.set(shop, opening)
  app.addHook('onClose', async () => {
    open.delete(shop)
    await keeper.close()
  })
  return opening
}
