import { dayOf } from '#platform/clock.ts'
import { breaks } from '#platform/database/faults.ts'
import { inTransaction } from '#platform/database/database.ts'
import type { Tools } from '#platform/http/context.ts'
import { isRefusal, Refusal } from '#platform/refusal.ts'
import { recordAll } from '#modules/audit/service.ts'
import { indexDue } from '#modules/catalogue/service/search/indexing.ts'
import { explain } from '#modules/stock/ledger.ts'
import type { Change, Known } from '../rules/plan.ts'
import { wordsOf } from '../rules/words.ts'
import * as write from '../store/apply.ts'
import * as catalogue from '../store/catalogue.ts'
import * as store from '../store/imports.ts'

/** Changes that are written together. */
const AT_ONCE = 500

export type Applying = { id: string; staffId: string; staffName: string; requestId: string }
type Moved = store.RowChange & { change: Extract<Change, { kind: 'change' }> }
type Added = store.RowChange & { change: Extract<Change, { kind: 'add' }> }

/**
 * Makes every change of an import in one transaction, or none of them: a row that is no longer as it
 * was when it was looked at undoes all. How far it is, is written beside the transaction. Run by the
 * worker.
 */
export async function apply(tools: Tools, applying: Applying): Promise<void> {
  const { id } = applying
  if ((await store.byId(tools.db, id))?.state !== 'applying') return
  try {
    await inTransaction(tools.db, (tx) => applyAll({ ...tools, db: tx }, tools, applying))
  } catch (thrown) {
    const problem = problemOf(thrown)
    if (!problem) throw thrown
    const finished_at = tools.clock.now()
    await store.update(tools.db, id, { state: 'failed', applied: 0, problem, finished_at })
  }
}

function problemOf(thrown: unknown): string | undefined {
  if (isRefusal(thrown)) return thrown.message
  if (breaks(thrown, 'stock_never_short'))
    return 'Stok sebuah barang baru saja ditahan untuk pesanan. Unggah lagi berkasnya.'
  if (breaks(thrown, 'variant_sku_key') || breaks(thrown, 'product_slug_key'))
    return 'Barang yang sama baru saja ditambahkan rekan Anda. Unggah lagi berkasnya.'
  return undefined
}

async function applyAll(inside: Tools, outside: Tools, applying: Applying): Promise<void> {
  const { id, staffName } = applying
  // A job runs at least once: whoever comes second tries again later and finds it applied.
  if (!(await store.holdApplying(inside.db, id))) throw new Error(`import ${id} is being applied`)
  const { name } = (await store.byId(inside.db, id))!
  await explain(inside, {
    kind: 'adjustment',
    reason: `Impor ${name}`.slice(0, 200),
    by: staffName,
  })
  const day = dayOf(inside.clock.now())
  let [last, applied] = [0, 0]
  for (;;) {
    const batch = await store.changesAfter(inside.db, id, last, AT_ONCE)
    if (batch.length === 0) break
    await applyBatch(inside, batch, day)
    await recordAll(
      inside,
      { staffId: applying.staffId, name: staffName, requestId: applying.requestId },
      batch.map(entryOf),
    )
    last = batch.at(-1)!.number
    applied += batch.length
    await store.update(outside.db, id, { applied })
  }
  // Written here, so that no buyer's search has to.
  await indexDue(inside)
  await store.update(inside.db, id, { state: 'applied', finished_at: inside.clock.now() })
}

async function applyBatch({ db }: Tools, batch: readonly store.RowChange[], day: string) {
  const moved = batch.filter((row): row is Moved => row.change.kind === 'change')
  const added = batch.filter((row): row is Added => row.change.kind === 'add')
  await write.lockVariants(
    db,
    moved.map(({ change }) => change.variantId),
  )
  const known = await catalogue.knownBySku(
    db,
    batch.map(({ sku }) => sku),
    day,
  )
  for (const row of moved) checkUnchanged(row, known.get(row.sku))
  const full = moved.map(({ sku, change }) => ({
    ...known.get(sku)!,
    ...change.after,
    ...pickAttributes(change),
  }))
  const touched = full.filter((_, at) => touchesVariant(moved[at]!.change))
  await write.updateVariants(db, touched)
  const ids = await addAll(db, added)
  const priced = [
    ...moved.map(({ change }) => ({ id: change.variantId, ...pricesIn(change.after) })),
    ...added.map(({ sku, change }) => ({
      id: ids.get(sku)!,
      retail: change.retail,
      business: change.business,
    })),
  ]
  for (const list of ['retail', 'business'] as const)
    await write.writePrices(
      db,
      { list, day },
      priced.flatMap(({ id, [list]: amount }) =>
        amount === null || amount === undefined ? [] : [{ id, amount }],
      ),
    )
  await write.writeStock(db, [
    ...moved.flatMap(({ change }) =>
      Object.entries(change.stock).map(([code, { after }]) => ({
        id: change.variantId,
        code,
        after,
      })),
    ),
    ...added.flatMap(({ sku, change }) =>
      Object.entries(change.stock).map(([code, after]) => ({ id: ids.get(sku)!, code, after })),
    ),
  ])
}

const PRICES = new Set(['retail', 'business'])
const touchesVariant = (change: Moved['change']) =>
  change.attributes !== undefined || Object.keys(change.after).some((field) => !PRICES.has(field))
const pickAttributes = ({ attributes }: Moved['change']) => (attributes ? { attributes } : {})
const pricesIn = ({ retail, business }: Moved['change']['after']) => ({
  retail: retail as number | null | undefined,
  business: business as number | null | undefined,
})

/** Throws 409 where somebody changed what this row would change since it was looked at. */
function checkUnchanged({ number, sku, change }: Moved, known: Known | undefined): void {
  const same =
    known &&
    Object.entries(change.before).every(
      ([field, value]) => known[field as keyof Known] === value,
    ) &&
    Object.entries(change.stock).every(
      ([code, { before }]) => (known.stock[code]?.onHand ?? 0) === before,
    )
  if (same) return
  throw new Refusal(
    'import.stale',
    `Baris ${number}: ${sku} berubah sejak berkas ini diperiksa. Unggah lagi berkasnya.`,
    409,
  )
}

/** New variants, in a product of their name and brand; that one is added first where there is none. */
async function addAll(db: Tools['db'], added: readonly Added[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  const products = await write.productsFor(
    db,
    added.map(({ change }) => change.product),
  )
  return write.addVariants(
    db,
    added.map(({ sku, change }) => ({
      sku,
      productId: products.get(write.productKey(change.product))!,
      attributes: change.attributes,
      ...change.variant,
    })),
  )
}

function entryOf({ sku, change }: store.RowChange) {
  const words = wordsOf(change)
  return change.kind === 'add'
    ? {
        action: 'Impor: tambah varian',
        thing: 'variant',
        thingId: sku,
        thingName: sku,
        after: { words },
      }
    : {
        action: 'Impor: ubah varian',
        thing: 'variant',
        thingId: String(change.variantId),
        thingName: sku,
        before: { ...change.before, stock: change.stock },
        after: { ...change.after, words },
      }
}
