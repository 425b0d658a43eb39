import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import { describeStoredState } from '#modules/foundation/audit/service.ts'
import { changePrice } from '#modules/catalogue/pricing/service/staff-service.ts'
import { changeStockUnannounced } from '#modules/catalogue/stock/service/change-stock.ts'
import { announceFreeStock } from '#modules/catalogue/stock/service/stock.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import { flattenGridValues, listStaleFields } from '../rules/variant-grid.ts'
import { type AdminVariantRow, findByProduct } from '../store/variants.ts'
import { presentVariants } from './variant-presenter.ts'
import * as variants from './variants.ts'

type Body = z.output<typeof catalogueAdminCalls.changeVariants.body>
type Row = Body['variants'][number]

/**
 * Changes variants of one product, in the order of their ids: all of them, or none. Fields are named
 * `12.retail` in refusals. Throws 404, 409 `desk.changed` with all that differs from what the caller saw, and
 * what changing a variant, a price or stock throws.
 */
export const changeVariants = (
  ctx: StaffContext,
  productId: number,
  { variants: rows, reason }: Body,
) =>
  withTransaction(ctx, async (ctx) => {
    const stored = new Map(
      (await findByProduct(ctx.db, productId)).map((row) => [String(row.id), row]),
    )
    if (rows.some(({ id }) => !stored.has(id))) throw notFound()
    await assertSeen(ctx, rows, [...stored.values()])
    let isMoreInStock = false
    for (const row of rows.toSorted((one, other) => Number(one.id) - Number(other.id)))
      if (await nameFields(row.id, () => changeRow(ctx, stored.get(row.id)!, row, reason)))
        isMoreInStock = true
    if (isMoreInStock) await announceFreeStock(ctx.db)
  })

/** Changes one variant; returns whether there is more of it in stock than before. */
async function changeRow(
  ctx: StaffContext,
  stored: AdminVariantRow,
  { values: { name, barcode, active, retail, business, stock = {} }, seen }: Row,
  reason: string | undefined,
): Promise<boolean> {
  const { id, productId: _productId, ...variant } = stored
  if (name !== undefined || barcode !== undefined || active !== undefined)
    await variants.change(ctx, id, {
      ...variant,
      name: name ?? variant.name,
      barcode: barcode === undefined ? variant.barcode : barcode,
      active: active ?? variant.active,
    })
  if (retail !== undefined || business !== undefined)
    await changePrice(ctx, id, { retail, business, seen })
  let isMore = false
  for (const [warehouse, onHand] of Object.entries(stock)) {
    const change = { warehouse, onHand, seen: seen.stock?.[warehouse] }
    const changed = await nameStockField(warehouse, () =>
      changeStockUnannounced(ctx, id, { ...change, reason: reason ?? 'Diubah di produk' }),
    )
    isMore ||= changed.isMore
  }
  return isMore
}

/**
 * Throws 409 if a value that changes is not the one that the caller saw. One that changes in the moment after is
 * refused where its row is locked.
 */
async function assertSeen(
  ctx: StaffContext,
  rows: readonly Row[],
  stored: AdminVariantRow[],
): Promise<void> {
  const day = toJakartaDate(ctx.clock.now())
  const current = new Map(
    (await presentVariants(ctx.db, stored, day)).map((variant) => [
      variant.id,
      flattenGridValues(variant),
    ]),
  )
  const stale = rows.flatMap((row) => listStaleFields(row, current.get(row.id)!))
  if (stale.length === 0) return
  const saved = await Promise.all(
    [...new Set(stale.map(({ id }) => id))].map(async (id) => {
      const state = await describeStoredState(ctx, {
        entityType: 'variant',
        entityId: id,
        values: current.get(id)!,
      })
      return Object.entries(state.saved).map(([field, by]) => [`${id}.${field}`, by] as const)
    }),
  )
  throw new Refusal(
    'desk.changed',
    'Rekan Anda baru saja mengubahnya. Lihat perubahannya, lalu pilih mana yang disimpan.',
    409,
    {
      detail: {
        current: Object.fromEntries(
          [...current].flatMap(([id, values]) =>
            Object.entries(values).map(([field, value]) => [`${id}.${field}`, value]),
          ),
        ),
        saved: Object.fromEntries(saved.flat()),
      },
    },
  )
}

/** Names the fields of a refusal after the row of the grid. */
const nameFields = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  renameFields((field) => `${id}.${field}`, work)

const nameStockField = <T>(warehouse: string, work: () => Promise<T>): Promise<T> =>
  renameFields((field) => (field === 'onHand' ? `stock.${warehouse}` : field), work)

async function renameFields<T>(
  rename: (field: string) => string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    const renameKeys = <V>(values: Record<string, V>) =>
      Object.fromEntries(Object.entries(values).map(([field, value]) => [rename(field), value]))
    const { errors, detail } = thrown.more
    throw new Refusal(thrown.code, thrown.message, thrown.status, {
      ...thrown.more,
      ...(errors && { errors: renameKeys(errors) }),
      ...(detail && { detail: renameDetail(detail, renameKeys) }),
    })
  }
}

/** The details of a conflict are values by field (`current`, `saved`), besides its revision. */
const renameDetail = (
  detail: Record<string, unknown>,
  renameKeys: (values: Record<string, unknown>) => Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(detail).map(([part, values]) => [
      part,
      typeof values === 'object' && values !== null
        ? renameKeys(values as Record<string, unknown>)
        : values,
    ]),
  )
