import { violatesConstraint } from '#platform/database/errors.ts'
import { type Db, withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, type Refusal } from '#platform/refusal.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import { diffFields } from '../rules/diff-fields.ts'

/** A request body with the revision that the form was opened on. */
export type WithRevision<B> = B & { revision: number }

type RevisedRow = { name: string; revision: number }
type EntityDefinition<Row> = {
  /** In the audit log, with `noun` its Indonesian name: `Ubah merek`. */
  type: string
  noun: string
  /** The unique index on the slug or SKU. */
  uniqueIndex: string
  lock: (tx: Db, id: number) => Promise<Row | undefined>
  /** The values of a row as the call takes them, for a colleague to compare. */
  toBody: (row: Row) => Record<string, unknown>
}
type Addition = { id: number; after: { name: string }; label?: string }
type Change<Row, Values> = {
  /** The revision that the staff member saw. */
  revision: number
  /** Thrown if the slug or SKU is taken. */
  taken: Refusal
  /** The values to write; refuses invalid ones. */
  toValues: (ctx: StaffContext, before: Row) => Promise<Values> | Values
  save: (ctx: StaffContext, after: Values, before: Row) => Promise<unknown>
  /** The label in the audit log; the name if left out. */
  labelOf?: (after: Values) => string
}

/** How one kind of catalogue entity is added, changed and removed: locked, compared and audited. */
export function defineAdminEntity<Row extends RevisedRow>({
  type,
  noun,
  uniqueIndex,
  lock,
  toBody,
}: EntityDefinition<Row>) {
  const record = (
    ctx: StaffContext,
    action: string,
    id: number,
    label: string,
    changes: { before?: unknown; after?: unknown },
  ) =>
    recordAuditEntry(ctx, {
      action,
      entityType: type,
      entityId: String(id),
      entityLabel: label,
      ...changes,
    })

  const lockRow = async (ctx: StaffContext, id: number): Promise<Row> => {
    const row = await lock(ctx.db, id)
    if (!row) throw notFound()
    return row
  }

  /** Runs `work` in a transaction; a violation of the unique index becomes the refusal `taken`. */
  async function saveUnique<T>(
    ctx: StaffContext,
    taken: Refusal,
    work: (ctx: StaffContext) => Promise<T>,
  ): Promise<T> {
    try {
      return await withTransaction(ctx, work)
    } catch (thrown) {
      throw violatesConstraint(thrown, uniqueIndex) ? taken : thrown
    }
  }

  return {
    /** Adds an entity. Throws `taken`, and what `insert` refuses. */
    add: (ctx: StaffContext, taken: Refusal, insert: (ctx: StaffContext) => Promise<Addition>) =>
      saveUnique(ctx, taken, async (ctx) => {
        const { id, after, label = after.name } = await insert(ctx)
        await record(ctx, `Tambah ${noun}`, id, label, { after })
        return { id: String(id) }
      }),

    /**
     * Changes an entity unless it has changed since it was loaded; writes and audits only real
     * changes. Throws 404, 409 `desk.changed`, `taken`, and what `toValues` refuses.
     */
    change: <Values extends { name: string }>(
      ctx: StaffContext,
      id: number,
      { revision, taken, toValues, save, labelOf }: Change<Row, Values>,
    ) =>
      saveUnique(ctx, taken, async (ctx) => {
        const before = await lockRow(ctx, id)
        if (before.revision !== revision)
          throw await staleEdit(ctx, {
            entityType: type,
            entityId: String(id),
            values: toBody(before),
            revision: before.revision,
          })
        const after = await toValues(ctx, before)
        const changes = diffFields(before, after)
        if (!changes.isEmpty) {
          await save(ctx, after, before)
          const label = labelOf?.(after) ?? after.name
          await record(ctx, `Ubah ${noun}`, id, label, {
            before: changes.before,
            after: changes.after,
          })
        }
        return { id: String(id) }
      }),

    /** Removes an entity. Throws 404, and what `removeRow` refuses. */
    remove: (
      ctx: StaffContext,
      id: number,
      removeRow: (ctx: StaffContext, before: Row) => Promise<unknown>,
    ): Promise<void> =>
      withTransaction(ctx, async (ctx) => {
        const before = await lockRow(ctx, id)
        await removeRow(ctx, before)
        await record(ctx, `Hapus ${noun}`, id, before.name, { before })
      }),

    /** Changes something that belongs to an entity, with the entity locked. Throws 404. */
    changePart: <T>(
      ctx: StaffContext,
      id: number,
      work: (
        ctx: StaffContext,
        row: Row,
        recordPart: (
          action: string,
          changes: { before?: unknown; after?: unknown },
        ) => Promise<void>,
      ) => Promise<T>,
    ): Promise<T> =>
      withTransaction(ctx, async (ctx) => {
        const row = await lockRow(ctx, id)
        return work(ctx, row, async (action, changes) => {
          await record(ctx, action, id, row.name, changes)
        })
      }),
  }
}
