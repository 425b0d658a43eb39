import type { AppDeps } from '#platform/http/context.ts'
import type { FlagTargeting } from '../rules/evaluate-flag.ts'
import { FLAGS, flagKeys, type FlagKey } from '../rules/flag-definitions.ts'
import * as store from '../store.ts'

/** What holds for every flag: what staff have decided, else the shop's own setting, else the code's. */
export async function loadTargeting({
  db,
  shop,
}: Pick<AppDeps, 'db' | 'shop'>): Promise<Map<FlagKey, FlagTargeting & { isChanged: boolean }>> {
  const stored = await store.listTargeting(db)
  return new Map(
    flagKeys.map((key) => {
      const found = stored.get(key)
      const shares = shop.flagShares?.[key] ?? FLAGS[key].defaultShares
      return [key, { rules: [], shares, ...found, isChanged: found !== undefined }]
    }),
  )
}
