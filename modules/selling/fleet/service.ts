import type { Db } from '#platform/database/database.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry, assertAsSeen } from '#modules/foundation/audit/service.ts'
import * as store from './store.ts'

type RecordKind<Fields extends object> = {
  entityType: string
  noun: string
  rows: {
    list(db: Db): Promise<(Fields & { id: string })[]>
    lock(tx: Db, id: string): Promise<(Fields & { id: string }) | undefined>
    findSame(db: Db, fields: Fields): Promise<(Fields & { id: string }) | undefined>
    insert(tx: Db, fields: Fields): Promise<(Fields & { id: string }) | undefined>
    update(tx: Db, id: string, fields: Fields): Promise<unknown>
    remove(tx: Db, id: string): Promise<unknown>
  }
  describe(fields: Fields): string
  refuseKnown(): Refusal
}

/** The operations on one kind of saved record; each change is audited. */
const defineRecords = <Fields extends object>({
  entityType,
  noun,
  rows,
  describe,
  refuseKnown,
}: RecordKind<Fields>) => {
  const audit = (
    ctx: StaffContext,
    action: string,
    id: string,
    states: { before: Fields | null; after: Fields | null },
  ) =>
    recordAuditEntry(ctx, {
      action: `${action} ${noun}`,
      entityType,
      entityId: id,
      entityLabel: describe((states.after ?? states.before)!),
      ...states,
    })
  return {
    list: async ({ db }: AppDeps) => ({ results: await rows.list(db) }),
    /** Throws 422 for one that is known. */
    add: (ctx: StaffContext, fields: Fields) =>
      withTransaction(ctx, async (ctx) => {
        const added = await rows.insert(ctx.db, fields)
        if (!added) throw refuseKnown()
        await audit(ctx, 'Tambah', added.id, { before: null, after: fields })
        return added
      }),
    /** Throws 404, 409 `desk.changed`, 422 for what another record has. */
    change: (
      ctx: StaffContext,
      id: string,
      { seen, ...input }: Fields & { seen?: Record<string, unknown> | undefined },
    ) =>
      withTransaction(ctx, async (ctx) => {
        const fields = input as unknown as Fields
        const found = await rows.lock(ctx.db, id)
        if (!found) throw notFound()
        const { id: _id, ...values } = found
        await assertAsSeen(ctx, { entityType, entityId: id, values }, seen)
        const same = await rows.findSame(ctx.db, fields)
        if (same && same.id !== id) throw refuseKnown()
        await rows.update(ctx.db, id, fields)
        await audit(ctx, 'Ubah', id, { before: values as unknown as Fields, after: fields })
        return { ...fields, id }
      }),
    /** Throws 404. */
    remove: (ctx: StaffContext, id: string) =>
      withTransaction(ctx, async (ctx) => {
        const found = await rows.lock(ctx.db, id)
        if (!found) throw notFound()
        const { id: _id, ...values } = found
        await rows.remove(ctx.db, id)
        await audit(ctx, 'Hapus', id, { before: values as unknown as Fields, after: null })
      }),
  }
}

export const drivers = defineRecords({
  entityType: 'driver',
  noun: 'sopir',
  rows: store.drivers,
  describe: ({ name }) => name,
  refuseKnown: () =>
    Refusal.field('phone', 'driver.known', 'Nomor ini sudah tersimpan untuk sopir lain.'),
})

export const vehicles = defineRecords({
  entityType: 'vehicle',
  noun: 'kendaraan',
  rows: store.vehicles,
  describe: ({ plate }) => plate,
  refuseKnown: () => Refusal.field('plate', 'vehicle.known', 'Nomor polisi ini sudah tersimpan.'),
})
