import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { uploadPurposes } from '#modules/foundation/files/rules.ts'
import {
  loadUploadRule,
  uploadRulesSetting,
} from '#modules/foundation/files/service/temporary-uploads.ts'
import { changeSetting, loadSetting, lockSetting } from '#modules/foundation/settings/service.ts'
import type { staffSettingsCalls } from '../contract.ts'
import { assertSettingAsSeen, recordSettingChange } from './replace-setting.ts'

const presentUploadRule = async ({ db }: AppDeps, upload: (typeof uploadPurposes)[number]) => {
  const { label, kinds, maxBytes } = await loadUploadRule(db, upload)
  return { upload, label, kinds: [...kinds], maxBytes }
}

export const listUploadRules = (deps: AppDeps) =>
  Promise.all(uploadPurposes.map((upload) => presentUploadRule(deps, upload)))

type UploadRuleInput = z.output<typeof staffSettingsCalls.changeUpload.body>

/**
 * Changes the rule of an upload, with an audit entry. Throws 409 `desk.changed` if the rule is not the one that the
 * caller saw.
 */
export const changeUpload = (
  ctx: StaffContext,
  { upload, kinds, maxBytes, seen }: UploadRuleInput,
) =>
  withTransaction(ctx, async (ctx) => {
    await lockSetting(ctx.db, uploadRulesSetting.key)
    const before = await presentUploadRule(ctx, upload)
    const stored = { kinds: before.kinds, maxBytes: before.maxBytes }
    const sorted = seen && { ...seen, kinds: sortLike(before.kinds, seen.kinds) }
    await assertSettingAsSeen(ctx, before.label, stored, sorted)
    const overrides = await loadSetting(ctx.db, uploadRulesSetting)
    const rules = { ...overrides, [upload]: { kinds, maxBytes } }
    await changeSetting(ctx.db, uploadRulesSetting, rules, ctx.clock.now())
    const after = await presentUploadRule(ctx, upload)
    await recordSettingChange(ctx, after.label, before, after)
    return after
  })

/** The kinds that the caller saw, in stored order: the order of selection has no meaning. */
const sortLike = (stored: readonly string[], seen: readonly string[]) => [
  ...stored.filter((kind) => seen.includes(kind)),
  ...seen.filter((kind) => !stored.includes(kind)),
]
