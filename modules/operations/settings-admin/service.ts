import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import {
  loadUploadRule,
  uploadRulesSetting,
} from '#modules/foundation/files/service/temporary-uploads.ts'
import { uploadPurposes } from '#modules/foundation/files/rules.ts'
import { emailedTasks, type EmailedTask } from '#modules/foundation/staff-tasks/rules.ts'
import { taskEmailsSetting } from '#modules/foundation/staff-tasks/service.ts'
import { listWarehousePlaces } from '#modules/catalogue/stock/service/warehouse-places.ts'
import { letterheadSetting } from '#modules/foundation/shop-documents/service.ts'
import { fleetSetting, lockFleet } from '#modules/selling/delivery/service/fleet-setting.ts'
import { registrationSetting } from '#modules/people/identity/service/registration.ts'
import { reminderScheduleSetting } from '#modules/finance/payment-reminders/service/schedule-setting.ts'
import type { staffSettingsCalls } from './contract.ts'
import { toDeliveryFields } from './rules.ts'
import { changeSetting, loadSetting, lockSetting } from '#modules/foundation/settings/service.ts'
import { differenceLimits } from '#modules/finance/payments/service/difference-limit.ts'
import { refundApprovalLimit } from '#modules/finance/refunds/service/approval-limit.ts'
import { rupiah } from '#platform/money.ts'
import type { Db } from '#platform/database/database.ts'

/** In the audit log, where a setting is known by its label. */
export const ENTITY_TYPE = 'setting'

const presentUploadRule = async ({ db }: AppDeps, upload: (typeof uploadPurposes)[number]) => {
  const { label, kinds, maxBytes } = await loadUploadRule(db, upload)
  return { upload, label, kinds: [...kinds], maxBytes }
}

/** The current values of the settings that staff can change. */
export async function show(deps: AppDeps) {
  const [{ open }, letterhead, kinds, fleet, financeLimits, reminders, uploads, warehouses] =
    await Promise.all([
      loadSetting(deps.db, registrationSetting),
      loadSetting(deps.db, letterheadSetting),
      loadSetting(deps.db, taskEmailsSetting),
      loadSetting(deps.db, fleetSetting),
      loadFinanceLimits(deps.db),
      loadSetting(deps.db, reminderScheduleSetting),
      Promise.all(uploadPurposes.map((upload) => presentUploadRule(deps, upload))),
      listWarehousePlaces(deps.db),
    ])
  return {
    registrationOpen: open,
    letterhead,
    taskEmails: { kinds },
    financeLimits,
    reminders,
    vehicles: fleet.vehicles,
    delivery: toDeliveryFields(fleet),
    uploads,
    warehouses,
  }
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

type TaskEmailsInput = z.output<typeof staffSettingsCalls.changeTaskEmails.body>

/**
 * Chooses which arriving tasks staff are told of by e-mail, with an audit entry. Throws 409 `desk.changed` if the
 * choice is not what the caller saw.
 */
export const changeTaskEmails = (ctx: StaffContext, { kinds, seen }: TaskEmailsInput) =>
  withTransaction(ctx, async (ctx) => {
    const before = await loadSetting(ctx.db, taskEmailsSetting)
    const isStale = seen && sortTasks(seen.kinds as EmailedTask[]) !== sortTasks(before)
    if (isStale)
      throw await staleEdit(ctx, {
        entityType: ENTITY_TYPE,
        entityId: TASK_EMAILS_LABEL,
        values: { kinds: before },
      })
    await changeSetting(ctx.db, taskEmailsSetting, kinds, ctx.clock.now())
    const describe = (chosen: readonly EmailedTask[]) => ({
      kinds: chosen.map((kind) => emailedTasks[kind]),
    })
    await recordSettingChange(ctx, TASK_EMAILS_LABEL, describe(before), describe(kinds))
    return { kinds }
  })

const TASK_EMAILS_LABEL = 'Email untuk staf'

const sortTasks = (kinds: readonly EmailedTask[] = []) => kinds.toSorted().join(' ')

type FinanceLimitsInput = z.output<typeof staffSettingsCalls.changeFinanceLimits.body>

const FINANCE_LIMITS_LABEL = 'Batas keputusan keuangan'

/** Whole rupiah, as people type them; the settings have sen. */
async function loadFinanceLimits(db: Db) {
  const approval = await loadSetting(db, refundApprovalLimit)
  const { finance, admin } = await loadSetting(db, differenceLimits)
  const toRupiah = (amount: number) => Math.floor(amount / 100)
  return {
    refundApproval: toRupiah(approval),
    financeDifference: toRupiah(finance),
    adminDifference: toRupiah(admin),
  }
}

/**
 * Changes up to which amounts a role decides alone, with an audit entry. Throws 409 `desk.changed` if they are not
 * what the caller saw.
 */
export const changeFinanceLimits = (
  ctx: StaffContext,
  { seen = {}, ...limits }: FinanceLimitsInput,
) =>
  withTransaction(ctx, async (ctx) => {
    await lockSetting(ctx.db, FINANCE_LIMITS_LABEL)
    const before = await loadFinanceLimits(ctx.db)
    const isStale = Object.entries(before).some(
      ([field, value]) => field in seen && seen[field] !== value,
    )
    if (isStale)
      throw await staleEdit(ctx, {
        entityType: ENTITY_TYPE,
        entityId: FINANCE_LIMITS_LABEL,
        values: before,
      })
    const at = ctx.clock.now()
    await changeSetting(ctx.db, refundApprovalLimit, rupiah(limits.refundApproval), at)
    const differences = {
      finance: rupiah(limits.financeDifference),
      admin: rupiah(limits.adminDifference),
    }
    await changeSetting(ctx.db, differenceLimits, differences, at)
    await recordSettingChange(ctx, FINANCE_LIMITS_LABEL, before, limits)
    return limits
  })

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

export const recordSettingChange = (
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
