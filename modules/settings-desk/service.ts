import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { record } from '#modules/audit/service.ts'
import { uploadRule, uploadSetting } from '#modules/files/loose.ts'
import { uploadNames } from '#modules/files/rules.ts'
import { registrationSetting } from '#modules/identity/registration.ts'
import type { staffSettingsCalls } from './contract.ts'
import { changeSetting, settingOf } from '#modules/settings/service.ts'

const ruleAnswer = async ({ db }: Tools, upload: (typeof uploadNames)[number]) => {
  const { label, kinds, maxBytes } = await uploadRule(db, upload)
  return { upload, label, kinds: [...kinds], maxBytes }
}

/** What staff may change, as it holds now. */
export async function show(tools: Tools) {
  const [{ open }, uploads] = await Promise.all([
    settingOf(tools.db, registrationSetting),
    Promise.all(uploadNames.map((upload) => ruleAnswer(tools, upload))),
  ])
  return { registrationOpen: open, uploads }
}

/** Opens or closes the door for new accounts, and writes that down. */
export const changeRegistration = (ctx: StaffContext, { open }: { open: boolean }) =>
  withTransaction(ctx, async (ctx) => {
    const before = await settingOf(ctx.db, registrationSetting)
    await changeSetting(ctx.db, registrationSetting, { open }, ctx.clock.now())
    await note(ctx, 'Pendaftaran akun', before, { open })
    return { open }
  })

type UploadBody = z.output<typeof staffSettingsCalls.changeUpload.body>

/** Changes the rule of an upload, and writes down what it was. */
export const changeUpload = (ctx: StaffContext, { upload, kinds, maxBytes }: UploadBody) =>
  withTransaction(ctx, async (ctx) => {
    const before = await ruleAnswer(ctx, upload)
    const all = await settingOf(ctx.db, uploadSetting)
    await changeSetting(
      ctx.db,
      uploadSetting,
      { ...all, [upload]: { kinds, maxBytes } },
      ctx.clock.now(),
    )
    const after = await ruleAnswer(ctx, upload)
    await note(ctx, after.label, before, after)
    return after
  })

const note = (ctx: StaffContext, thingName: string, before: unknown, after: unknown) =>
  record(ctx, {
    action: 'Ubah pengaturan',
    thing: 'setting',
    thingId: thingName,
    thingName,
    before,
    after,
  })
