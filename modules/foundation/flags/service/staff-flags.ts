import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { recordAuditEntry, assertAsSeen } from '#modules/foundation/audit/service.ts'
import type { FlagTargeting } from '../rules/evaluate-flag.ts'
import { FLAGS, flagKeys, isFlagKey, type FlagKey } from '../rules/flag-definitions.ts'
import * as store from '../store.ts'
import { unknownFlag } from './evaluate.ts'
import { loadTargeting } from './targeting.ts'

const ENTITY_TYPE = 'flag'

/** Every flag with what holds for it, as staff decide it. */
export async function listFlags(deps: Pick<AppDeps, 'db' | 'shop'>) {
  const targeting = await loadTargeting(deps)
  return { results: flagKeys.map((key) => present(key, targeting.get(key)!)) }
}

function present(
  key: FlagKey,
  { rules, shares, isChanged }: FlagTargeting & { isChanged: boolean },
) {
  const { label, description, variants } = FLAGS[key]
  return {
    key,
    label,
    description,
    variants: [...variants],
    isChanged,
    rules: rules.map((rule) => ({ ...rule, shares: toPair(rule.shares) })),
    shares: toPair(shares),
  }
}

/** Shares as a call has them: its schema knows that there are two. */
type SharesInput = readonly number[]
const toPair = ([first = 0, second = 0]: SharesInput): [number, number] => [first, second]

type ChangeInput = {
  rules: readonly (Omit<FlagTargeting['rules'][number], 'shares'> & { shares: SharesInput })[]
  shares: SharesInput
  seen?: Record<string, unknown> | undefined
}

/**
 * Changes who gets which variant, with an audit entry. Throws 404 where there is no such flag, 409 `desk.changed` if the
 * rules are not what the caller saw.
 */
export const changeFlag = (ctx: StaffContext, key: string, { seen, ...input }: ChangeInput) =>
  withTransaction(ctx, async (ctx) => {
    const rules = input.rules.map((rule) => ({ ...rule, shares: toPair(rule.shares) }))
    const shares = toPair(input.shares)
    if (!isFlagKey(key)) throw unknownFlag()
    await store.lock(ctx.db, key)
    const before = (await loadTargeting(ctx)).get(key)!
    const stored = { rules: before.rules, shares: before.shares }
    await assertAsSeen(ctx, { entityType: ENTITY_TYPE, entityId: key, values: stored }, seen)
    await store.saveTargeting(ctx.db, key, { rules, shares }, ctx.clock.now())
    await recordAuditEntry(ctx, {
      action: 'Ubah sakelar fitur',
      entityType: ENTITY_TYPE,
      entityId: key,
      entityLabel: FLAGS[key].label,
      before: describe(key, stored),
      after: describe(key, { rules, shares }),
    })
    return present(key, { rules, shares, isChanged: true })
  })

/** Rules as the audit log shows them. */
function describe(key: FlagKey, { rules, shares }: FlagTargeting) {
  const [first, second] = FLAGS[key].variants
  const say = ([one, other]: FlagTargeting['shares']) =>
    `${first.label} ${one} : ${other} ${second.label}`
  return {
    rules: rules.map(({ audience, page, shares: own }) => `${audience} ${page} ${say(own)}`),
    shares: say(shares),
  }
}
