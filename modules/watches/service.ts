import { dayOf, isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { sen, toAnswer } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { newToken } from '#modules/identity/tokens.ts'
import { send } from '#modules/notifications/service.ts'
import { askerOf, pricesFor } from '#modules/pricing/service.ts'
import { backLetter, cheaperLetter } from './letters.ts'
import { hasCome } from './rules.ts'
import * as store from './store.ts'

/** One buyer waits for so many things at most. */
const MOST = 200
/** Who waits is looked through in parts. */
const AT_ONCE = 500

const answerOf = ({ id, kind, variantId, slug, name, price, createdAt }: store.WatchRow) => ({
  id,
  kind,
  product_variant_id: String(variantId),
  slug,
  name,
  price: toAnswer(sen(price)),
  since: isoTime(createdAt),
})

/** What the buyer waits for, the newest first. */
export const list = async ({ db, buyer }: BuyerContext) =>
  (await store.waiting(db, buyer.accountId)).map(answerOf)

/**
 * Begins to wait; whoever waits already goes on. Throws 404, 422 `watch.there` for stock that is
 * there, `watch.many`.
 */
export async function add(ctx: BuyerContext, variantId: number, kind: 'stock' | 'price') {
  const { db, buyer, clock } = ctx
  const { accountId } = buyer
  const goods = await store.goodsOf(db, variantId)
  const prices = await pricesFor(db, [variantId], askerOf(buyer), dayOf(clock.now()))
  const price = prices.get(variantId)
  if (!goods || !price) throw notFound()
  const now = { ...goods, price: price.list }
  if (kind === 'stock' && hasCome({ kind, price: price.list }, now))
    throw new Refusal('watch.there', 'Barang ini tersedia, Anda bisa langsung memesannya.')
  if ((await store.waiting(db, accountId)).length >= MOST)
    throw new Refusal('watch.many', `Paling banyak ${MOST} barang yang ditunggu.`)
  await store.insert(db, { accountId, variantId, kind, price: price.list, at: clock.now() })
  const rows = await store.waiting(db, accountId)
  return answerOf(rows.find((row) => row.variantId === variantId && row.kind === kind)!)
}

/** Stops waiting for one thing. Throws 404. */
export async function remove({ db, buyer }: BuyerContext, id: string): Promise<void> {
  if (!(await store.remove(db, id, buyer.accountId))) throw notFound()
}

/** Ends all that is waited for by who got the letter; a secret that is none ends nothing. */
export const stop = async ({ db }: Tools, token: string) => ({
  stopped: await store.stopBy(db, hashToken(token)),
})

/** Looks what has come and writes to those who waited for it, each once. Run by the worker. */
export async function look(tools: Tools): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const due = await store.dueAfter(tools.db, last, AT_ONCE)
    for (const [, group] of Map.groupBy(
      due,
      ({ companyId, isBusiness }) => `${companyId} ${isBusiness}`,
    ))
      await lookAt(tools, group)
    if (due.length < AT_ONCE) return
    last = due.at(-1)!.id
  }
}

/** Those who see the same prices. */
async function lookAt(tools: Tools, group: readonly store.Due[]): Promise<void> {
  const { isBusiness, companyId } = group[0]!
  const ids = [...new Set(group.map(({ variantId }) => variantId))]
  const day = dayOf(tools.clock.now())
  const prices = await pricesFor(tools.db, ids, { isBusiness, companyId }, day)
  for (const watch of group) {
    const price = prices.get(watch.variantId)?.list
    if (price !== undefined && hasCome(watch, { ...watch, price })) await tell(tools, watch, price)
  }
}

const tell = (tools: Tools, watch: store.Due, now: number) =>
  withTransaction(tools, async (tools) => {
    const token = newToken()
    const marked = { at: tools.clock.now(), stopHash: hashToken(token) }
    if (!(await store.markTold(tools.db, watch.id, marked))) return
    const letter =
      watch.kind === 'stock'
        ? backLetter(watch, watch.free, token)
        : cheaperLetter(watch, { before: sen(watch.price), now: sen(now) }, token)
    await send(tools, { ...letter, template: `watches.${watch.kind}`, recipient: watch.email })
  })
