import type { z } from 'zod'
import type { StaffContext } from '#platform/http/context.ts'
import { assertAsSeen, recordAuditEntry } from '#modules/foundation/audit/service.ts'
import {
  changeSetting,
  loadSetting,
  lockSetting,
  type SettingDefinition,
} from '#modules/foundation/settings/service.ts'

/** In the audit log, where a setting is known by its label. */
const ENTITY_TYPE = 'setting'

type Fields = Record<string, unknown>

type Replacement<S extends z.ZodType> = {
  setting: SettingDefinition<S>
  label: string
  value: z.input<S>
  /** The fields that the caller saw. */
  seen?: Fields | undefined
  /** The value as its call takes it. */
  toFields?: (value: z.output<S>) => Fields
  /** The fields as the audit log shows them. */
  describe?: (value: z.output<S>) => Fields
}

/**
 * Replaces a whole setting, with an audit entry. Throws 409 `desk.changed` where it is not what the caller saw. Of two
 * at once the second sees what the first has saved.
 */
export async function replaceSetting<S extends z.ZodType>(
  ctx: StaffContext,
  {
    setting,
    label,
    value,
    seen,
    toFields = (fields) => fields as Fields,
    describe = toFields,
  }: Replacement<S>,
): Promise<void> {
  await lockSetting(ctx.db, setting.key)
  const before = await loadSetting(ctx.db, setting)
  await assertSettingAsSeen(ctx, label, toFields(before), seen)
  await changeSetting(ctx.db, setting, value, ctx.clock.now())
  await recordSettingChange(ctx, label, describe(before), describe(setting.schema.parse(value)))
}

/** Throws 409 `desk.changed` where the stored fields of a setting are not those that the caller saw. */
export const assertSettingAsSeen = (
  ctx: StaffContext,
  label: string,
  values: Fields,
  seen: Fields | undefined,
): Promise<void> => assertAsSeen(ctx, { entityType: ENTITY_TYPE, entityId: label, values }, seen)

export const recordSettingChange = (
  ctx: StaffContext,
  label: string,
  before: unknown,
  after: unknown,
) =>
  recordAuditEntry(ctx, {
    action: 'Ubah pengaturan',
    entityType: ENTITY_TYPE,
    entityId: label,
    entityLabel: label,
    before,
    after,
  })
