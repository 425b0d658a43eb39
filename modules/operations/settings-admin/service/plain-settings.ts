import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { letterheadSetting } from '#modules/foundation/shop-documents/service.ts'
import { emailedTasks, type EmailedTask } from '#modules/foundation/staff-tasks/rules.ts'
import { taskEmailsSetting } from '#modules/foundation/staff-tasks/service.ts'
import { registrationSetting } from '#modules/people/identity/service/registration.ts'
import { reminderScheduleSetting } from '#modules/finance/payment-reminders/service/schedule-setting.ts'
import type { staffSettingsCalls } from '../contract.ts'
import { replaceSetting } from './replace-setting.ts'

/** Opens or closes registration, with an audit entry. */
export const changeRegistration = (ctx: StaffContext, { open }: { open: boolean }) =>
  withTransaction(ctx, async (ctx) => {
    const setting = registrationSetting
    await replaceSetting(ctx, { setting, label: 'Pendaftaran akun', value: { open } })
    return { open }
  })

type LetterheadInput = z.output<typeof staffSettingsCalls.changeLetterhead.body>

/** Changes who the shop is on its documents. Throws as `replaceSetting` does. */
export const changeLetterhead = (ctx: StaffContext, { seen, ...value }: LetterheadInput) =>
  withTransaction(ctx, async (ctx) => {
    await replaceSetting(ctx, { setting: letterheadSetting, label: 'Kop surat', value, seen })
    return value
  })

type TaskEmailsInput = z.output<typeof staffSettingsCalls.changeTaskEmails.body>

/** Chooses which arriving tasks are announced to staff by e-mail. Throws as `replaceSetting` does. */
export const changeTaskEmails = (ctx: StaffContext, { kinds, seen }: TaskEmailsInput) =>
  withTransaction(ctx, async (ctx) => {
    await replaceSetting(ctx, {
      setting: taskEmailsSetting,
      label: 'Email untuk staf',
      value: kinds,
      seen: seen && toFields(seen.kinds as EmailedTask[]),
      toFields,
      describe: (chosen) => ({ kinds: chosen.map((kind) => emailedTasks[kind]) }),
    })
    return { kinds }
  })

/** In whatever order they were chosen. */
const toFields = (kinds: readonly EmailedTask[] = []) => ({ kinds: kinds.toSorted() })

type ReminderInput = z.output<typeof staffSettingsCalls.changeReminders.body>

/** Changes when buyers are reminded of invoices on credit terms. Throws as `replaceSetting` does. */
export const changeReminders = (ctx: StaffContext, { seen, before, onDay, after }: ReminderInput) =>
  withTransaction(ctx, async (ctx) => {
    const sort = (list: readonly number[]) => list.toSorted((a, b) => a - b)
    const value = { before: sort(before), onDay, after: sort(after) }
    const setting = reminderScheduleSetting
    await replaceSetting(ctx, { setting, label: 'Pengingat tagihan tempo', value, seen })
    return value
  })
