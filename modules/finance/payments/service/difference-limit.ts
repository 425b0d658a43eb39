import { z } from 'zod'
import type { StaffContext } from '#platform/http/context.ts'
import { rupiah, sen, type Money } from '#platform/money.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'

/** Up to which difference (sen) each role keeps or writes off. */
export const differenceLimits = defineSetting(
  'payments.differenceLimits',
  z.object({ finance: z.int().min(0), admin: z.int().min(0) }),
  { finance: rupiah(50_000), admin: rupiah(1_000_000) },
)

/** Up to which difference the caller keeps or writes off. */
export async function loadDifferenceLimit({ db, staff }: StaffContext): Promise<Money> {
  const { finance, admin } = await loadSetting(db, differenceLimits)
  return sen(staff.roles.includes('admin') ? admin : finance)
}
