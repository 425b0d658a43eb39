import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import {
  loadUploadRule,
  uploadRulesSetting,
} from '#modules/foundation/files/service/temporary-uploads.ts'
import { uploadPurposes } from '#modules/foundation/files/rules.ts'
import { letterheadSetting } from '#modules/foundation/shop-documents/service.ts'
import { fleetSetting, lockFleet } from '#modules/selling/delivery/service/fleet-setting.ts'
import { registrationSetting } from '#modules/people/identity/service/registration.ts'
import type { staffSettingsCalls } from './contract.ts'
import { changeSetting, loadSetting } from '#modules/foundation/settings/service.ts'

/** In the audit log, where a setting is known by its label. */
const ENTITY_TYPE = 'setting'

const presentUploadRule = async ({ db }: AppDeps, upload: (typeof uploadPurposes)[number]) => {
  const { label, kinds, maxBytes } = await loadUploadRule(db, upload)
  return { upload, label, kinds: [...kinds], maxBytes }
}

/** The current values of the settings that staff can change. */
export async function show(deps: AppDeps) {
  const [{ open }, letterhead, { vehicles }, uploads] = await Promise.all([
    loadSetting(deps.db, registrationSetting),
    loadSetting(deps.db, letterheadSetting),
    loadSetting(deps.db, fleetSetting),
    Promise.all(uploadPurposes.map((upload) => presentUploadRule(deps, upload))),
  ])
  return { registrationOpen: open, letterhead, vehicles, uploads }
}

/** Opens or closes registration, with an audit entry. */
export const changeRegistration = (ctx: StaffContext, { open }: { open: boolean }) =>
  withTransaction(ctx, async (ctx) => {
    const before = await loadSetting(ctx.db, registrationSetting)
    await changeSetting(ctx.db, registrationSetting, { open }, ctx.clock.now())
    await recordSettingChange(ctx, 'Pendaftaran akun', before, { open })
    return { open }
  })

type UploadRuleInput = z.output<typeof staffSettingsCalls.changeUpload.body>

/**
 * Changes the rule of an upload, with an audit entry. Throws 409 `desk.changed` if the rule is not the
 * one that the caller saw.
 */
export const changeUpload = (
  ctx: StaffContext,
  { upload, kinds, maxBytes, seen }: UploadRuleInput,
) =>
  withTransaction(ctx, async (ctx) => {
    const before = await presentUploadRule(ctx, upload)
    const stored = { kinds: before.kinds, maxBytes: before.maxBytes }
    if (seen && JSON.stringify(sortKinds(seen)) !== JSON.stringify(sortKinds(stored)))
      throw await staleEdit(ctx, {
        entityType: ENTITY_TYPE,
        entityId: before.label,
        values: stored,
      })
    const overrides = await loadSetting(ctx.db, uploadRulesSetting)
    await changeSetting(
      ctx.db,
      uploadRulesSetting,
      { ...overrides, [upload]: { kinds, maxBytes } },
      ctx.clock.now(),
    )
    const after = await presentUploadRule(ctx, upload)
    await recordSettingChange(ctx, after.label, before, after)
    return after
  })

type LetterheadInput = z.output<typeof staffSettingsCalls.changeLetterhead.body>

/**
 * Changes who the shop is on its documents, with an audit entry. Throws 409 `desk.changed` if it is not what
 * the caller saw.
 */
export const changeLetterhead = (ctx: StaffContext, { seen, ...letterhead }: LetterheadInput) =>
  withTransaction(ctx, async (ctx) => {
    const before = await loadSetting(ctx.db, letterheadSetting)
    const isStale = seen && Object.entries(before).some(([field, value]) => seen[field] !== value)
    if (isStale)
      throw await staleEdit(ctx, {
        entityType: ENTITY_TYPE,
        entityId: LETTERHEAD_LABEL,
        values: before,
      })
    await changeSetting(ctx.db, letterheadSetting, letterhead, ctx.clock.now())
    await recordSettingChange(ctx, LETTERHEAD_LABEL, before, letterhead)
    return letterhead
  })

const LETTERHEAD_LABEL = 'Kop surat'

type VehicleInput = z.output<typeof staffSettingsCalls.changeVehicle.body>

/**
 * Changes a kind of vehicle, with an audit entry; the next quotation counts with it. Throws 409 `desk.changed`
 * if it is not what the caller saw.
 */
export const changeVehicle = (ctx: StaffContext, { seen = {}, ...vehicle }: VehicleInput) =>
  withTransaction(ctx, async (ctx) => {
    const fleet = await lockFleet(ctx.db)
    const before = fleet.vehicles.find(({ code }) => code === vehicle.code)
    const label = `Kendaraan ${before?.name ?? vehicle.name}`
    const isStale = Object.entries(before ?? {}).some(
      ([field, value]) => field in seen && seen[field] !== value,
    )
    if (before && isStale)
      throw await staleEdit(ctx, { entityType: ENTITY_TYPE, entityId: label, values: before })
    const others = fleet.vehicles.filter(({ code }) => code !== vehicle.code)
    // Quotations name the smallest first.
    const vehicles = [...others, vehicle].toSorted((a, b) => a.capacityKg - b.capacityKg)
    await changeSetting(ctx.db, fleetSetting, { ...fleet, vehicles }, ctx.clock.now())
    await recordSettingChange(ctx, label, before ?? null, vehicle)
    return vehicle
  })

const sortKinds = ({ kinds, maxBytes }: { kinds: readonly string[]; maxBytes: number }) => ({
  kinds: kinds.toSorted(),
  maxBytes,
})

const recordSettingChange = (
  ctx: StaffContext,
  entityLabel: string,
  before: unknown,
  after: unknown,
) =>
  recordAuditEntry(ctx, {
    action: 'Ubah pengaturan',
    entityType: ENTITY_TYPE,
    entityId: entityLabel,
    entityLabel,
    before,
    after,
  })
