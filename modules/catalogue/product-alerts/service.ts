import { toJakartaDate, toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { createToken } from '#modules/people/identity/service/tokens.ts'
import { findSilenced } from '#modules/foundation/notifications/service/preferences.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { priceContextFor, loadPrices } from '#modules/catalogue/pricing/service/prices.ts'
import { writeBackInStockEmail, writePriceDropEmail } from './emails.ts'
import { isTriggered } from './rules.ts'
import * as store from './store.ts'

/** Active alerts per buyer. */
const MAX_ALERTS = 200
/** Alerts checked per statement. */
const BATCH_SIZE = 500

const presentAlert = ({
  id,
  kind,
  variantId,
  slug,
  name,
  isSold,
  price,
  createdAt,
}: store.ProductAlertRow) => ({
  id,
  kind,
  product_variant_id: String(variantId),
  slug,
  name,
  isSold,
  price: moneyToJson(sen(price)),
  since: toIsoTime(createdAt),
})

/** The buyer's active alerts, newest first. */
export const list = async ({ db, buyer }: BuyerContext) =>
  (await store.findActive(db, buyer.accountId)).map(presentAlert)

/**
 * Sets an alert; an existing one stays unchanged. Throws 404, 422 `watch.there` for stock that is
 * available already, `watch.many`.
 */
export async function add(ctx: BuyerContext, variantId: number, kind: 'stock' | 'price') {
  const { db, buyer, clock } = ctx
  const { accountId } = buyer
  const variant = await store.findVariant(db, variantId)
  const prices = await loadPrices(
    db,
    [variantId],
    priceContextFor(buyer),
    toJakartaDate(clock.now()),
  )
  const price = prices.get(variantId)
  if (!variant || !price) throw notFound()
  const current = { ...variant, price: price.list }
  if (kind === 'stock' && isTriggered({ kind, price: price.list }, current))
    throw new Refusal('watch.there', 'Barang ini tersedia, Anda bisa langsung memesannya.')
  if ((await store.findActive(db, accountId)).length >= MAX_ALERTS)
    throw new Refusal('watch.many', `Paling banyak ${MAX_ALERTS} barang yang ditunggu.`)
  await store.insert(db, { accountId, variantId, kind, price: price.list, at: clock.now() })
  const rows = await store.findActive(db, accountId)
  return presentAlert(rows.find((row) => row.variantId === variantId && row.kind === kind)!)
}

/** Removes an alert. Throws 404. */
export async function remove({ db, buyer }: BuyerContext, id: string): Promise<void> {
  if (!(await store.remove(db, id, buyer.accountId))) throw notFound()
}

/** Removes all alerts of the recipient of an e-mail; an unknown token removes none. */
export const stop = async ({ db }: AppDeps, token: string) => ({
  stopped: await store.removeByStopToken(db, hashToken(token)),
})

/** Sends an e-mail for every alert that is due, once each. Run by the worker. */
export async function checkAlerts(deps: AppDeps): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const due = await store.findDueAfter(deps.db, last, BATCH_SIZE)
    for (const [, group] of Map.groupBy(
      due,
      ({ companyId, isBusiness }) => `${companyId} ${isBusiness}`,
    ))
      await checkGroup(deps, group)
    if (due.length < BATCH_SIZE) return
    last = due.at(-1)!.id
  }
}

/** Checks alerts of buyers who see the same prices. */
async function checkGroup(deps: AppDeps, group: readonly store.DueAlert[]): Promise<void> {
  const { isBusiness, companyId } = group[0]!
  const silenced = await findSilenced(
    deps,
    'alert',
    group.map(({ accountId }) => accountId),
  )
  const ids = [...new Set(group.map(({ variantId }) => variantId))]
  const day = toJakartaDate(deps.clock.now())
  const prices = await loadPrices(deps.db, ids, { isBusiness, companyId }, day)
  for (const alert of group) {
    const price = prices.get(alert.variantId)?.list
    // Who has switched alerts off keeps waiting: they are notified once they switch them on again.
    if (silenced.has(alert.accountId)) continue
    if (price !== undefined && isTriggered(alert, { ...alert, price }))
      await notify(deps, alert, price)
  }
}

const notify = (deps: AppDeps, alert: store.DueAlert, current: number) =>
  withTransaction(deps, async (deps) => {
    const token = createToken()
    const notified = { at: deps.clock.now(), stopHash: hashToken(token) }
    if (!(await store.markNotified(deps.db, alert.id, notified))) return
    const email =
      alert.kind === 'stock'
        ? writeBackInStockEmail(alert, alert.free, token)
        : writePriceDropEmail(alert, { before: sen(alert.price), now: sen(current) }, token)
    await queueEmail(deps, { ...email, template: `watches.${alert.kind}`, recipient: alert.email })
  })
