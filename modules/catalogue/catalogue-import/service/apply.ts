import { toJakartaDate } from '#platform/clock.ts'
import { violatesConstraint } from '#platform/database/errors.ts'
import { inTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { isRefusal, Refusal } from '#platform/refusal.ts'
import { recordAuditEntries } from '#modules/foundation/audit/service.ts'
import { indexQueued } from '#modules/catalogue/search/service/indexing.ts'
import { setMovementReason } from '#modules/catalogue/stock/service/movements.ts'
import type { VariantChange, KnownVariant } from '../rules/row-diff.ts'
import { describeChange } from '../rules/describe.ts'
import * as write from '../store/apply.ts'
import * as catalogue from '../store/catalogue.ts'
import * as store from '../store/imports.ts'

/** Changes written per statement. */
const BATCH_SIZE = 500

export type ApplyImportPayload = {
  id: string
  staffId: string
  staffName: string
  requestId: string
}
type ChangedRow = store.RowChange & { change: Extract<VariantChange, { kind: 'change' }> }
type AddedRow = store.RowChange & { change: Extract<VariantChange, { kind: 'add' }> }

/**
 * Applies all changes of an import in one transaction, or none: a variant that changed since
 * validation fails the import. Progress is written outside the transaction. Run by the worker.
 */
export async function applyImport(deps: AppDeps, payload: ApplyImportPayload): Promise<void> {
  const { id } = payload
  if ((await store.findById(deps.db, id))?.state !== 'applying') return
  try {
    await inTransaction(deps.db, (tx) => applyAll({ ...deps, db: tx }, deps, payload))
  } catch (thrown) {
    const problem = describeProblem(thrown)
    if (!problem) throw thrown
    const finished_at = deps.clock.now()
    await store.update(deps.db, id, { state: 'failed', applied: 0, problem, finished_at })
  }
}

function describeProblem(thrown: unknown): string | undefined {
  if (isRefusal(thrown)) return thrown.message
  if (violatesConstraint(thrown, 'stock_never_short'))
    return 'Stok sebuah barang baru saja ditahan untuk pesanan. Unggah lagi berkasnya.'
  if (
    violatesConstraint(thrown, 'variant_sku_key') ||
    violatesConstraint(thrown, 'product_slug_key')
  )
    return 'Barang yang sama baru saja ditambahkan rekan Anda. Unggah lagi berkasnya.'
  return undefined
}

async function applyAll(
  deps: AppDeps,
  outerDeps: AppDeps,
  payload: ApplyImportPayload,
): Promise<void> {
  const { id, staffName } = payload
  // A job may run twice: the second run fails, is retried later, and finds the import applied.
  if (!(await store.tryLockApplying(deps.db, id))) throw new Error(`import ${id} is being applied`)
  const { name } = (await store.findById(deps.db, id))!
  await setMovementReason(deps, {
    kind: 'adjustment',
    reason: `Impor ${name}`.slice(0, 200),
    by: staffName,
  })
  const day = toJakartaDate(deps.clock.now())
  let [lastNumber, applied] = [0, 0]
  for (;;) {
    const batch = await store.findChangesAfter(deps.db, id, lastNumber, BATCH_SIZE)
    if (batch.length === 0) break
    await applyBatch(deps, batch, day)
    await recordAuditEntries(
      deps,
      { staffId: payload.staffId, name: staffName, requestId: payload.requestId },
      batch.map(toAuditEntry),
    )
    lastNumber = batch.at(-1)!.number
    applied += batch.length
    await store.update(outerDeps.db, id, { applied })
  }
  // Indexed here, so that no buyer's search has to wait for it.
  await indexQueued(deps)
  await store.update(deps.db, id, { state: 'applied', finished_at: deps.clock.now() })
}

async function applyBatch({ db }: AppDeps, batch: readonly store.RowChange[], day: string) {
  const changed = batch.filter((row): row is ChangedRow => row.change.kind === 'change')
  const added = batch.filter((row): row is AddedRow => row.change.kind === 'add')
  await write.lockVariants(
    db,
    changed.map(({ change }) => change.variantId),
  )
  const known = await catalogue.findKnownBySku(
    db,
    batch.map(({ sku }) => sku),
    day,
  )
  for (const row of changed) assertUnchanged(row, known.get(row.sku))
  const updated = changed.map(({ sku, change }) => ({
    ...known.get(sku)!,
    ...change.after,
    ...pickAttributes(change),
  }))
  const changedVariants = updated.filter((_, at) => changesVariant(changed[at]!.change))
  await write.updateVariants(db, changedVariants)
  const ids = await addNewVariants(db, added)
  const priced = [
    ...changed.map(({ change }) => ({ id: change.variantId, ...extractPrices(change.after) })),
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
    ...changed.flatMap(({ change }) =>
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

const PRICE_FIELDS = new Set(['retail', 'business'])
const changesVariant = (change: ChangedRow['change']) =>
  change.attributes !== undefined ||
  Object.keys(change.after).some((field) => !PRICE_FIELDS.has(field))
const pickAttributes = ({ attributes }: ChangedRow['change']) => (attributes ? { attributes } : {})
const extractPrices = ({ retail, business }: ChangedRow['change']['after']) => ({
  retail: retail as number | null | undefined,
  business: business as number | null | undefined,
})

/** Throws 409 if a value that the row would change has changed since validation. */
function assertUnchanged(
  { number, sku, change }: ChangedRow,
  known: KnownVariant | undefined,
): void {
  const isUnchanged =
    known &&
    Object.entries(change.before).every(
      ([field, value]) => known[field as keyof KnownVariant] === value,
    ) &&
    Object.entries(change.stock).every(
      ([code, { before }]) => (known.stock[code]?.onHand ?? 0) === before,
    )
  if (isUnchanged) return
  throw new Refusal(
    'import.stale',
    `Baris ${number}: ${sku} berubah sejak berkas ini diperiksa. Unggah lagi berkasnya.`,
    409,
  )
}

/** Adds new variants to the product of their name and brand, which is added first if missing. */
async function addNewVariants(
  db: AppDeps['db'],
  added: readonly AddedRow[],
): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  const products = await write.findOrAddProducts(
    db,
    added.map(({ change }) => change.product),
  )
  return write.addVariants(
    db,
    added.map(({ sku, change }) => ({
      sku,
      productId: products.get(write.toProductKey(change.product))!,
      attributes: change.attributes,
      ...change.variant,
    })),
  )
}

function toAuditEntry({ sku, change }: store.RowChange) {
  const words = describeChange(change)
  return change.kind === 'add'
    ? {
        action: 'Impor: tambah varian',
        entityType: 'variant',
        entityId: sku,
        entityLabel: sku,
        after: { words },
      }
    : {
        action: 'Impor: ubah varian',
        entityType: 'variant',
        entityId: String(change.variantId),
        entityLabel: sku,
        before: { ...change.before, stock: change.stock },
        after: { ...change.after, words },
      }
}
