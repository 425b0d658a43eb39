import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as places from '#modules/catalogue/stock/service/warehouse-places.ts'
import type { staffSettingsCalls } from '../contract.ts'
import { assertSettingAsSeen, recordSettingChange } from './replace-setting.ts'

type WarehouseInput = z.output<typeof staffSettingsCalls.changeWarehouse.body>

/**
 * Changes what buyers read of a warehouse, with an audit entry; orders that are placed keep what they said. Throws
 * 404, 409 `desk.changed` if it is not what the caller saw.
 */
export const changeWarehouse = (ctx: StaffContext, { seen, ...place }: WarehouseInput) =>
  withTransaction(ctx, async (ctx) => {
    const stored = await places.lockWarehousePlace(ctx.db, place.code)
    if (!stored) throw notFound()
    const { address, openingHours } = stored
    const before = { address, openingHours }
    await assertSettingAsSeen(ctx, stored.name, before, seen)
    await places.saveWarehousePlace(ctx.db, place)
    const after = { address: place.address, openingHours: place.openingHours }
    await recordSettingChange(ctx, stored.name, before, after)
    return { ...stored, ...after }
  })
