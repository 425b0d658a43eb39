import type { Api } from '#modules/client.ts'
import { moneyToJson, rupiah } from '#platform/money.ts'

/** What a company needs; whole rupiah. */
export const need = (changes: { amount?: number; yearsInBusiness?: number } = {}) => ({
  amount: moneyToJson(rupiah(changes.amount ?? 100_000_000)),
  yearlySales: moneyToJson(rupiah(2_000_000_000)),
  yearsInBusiness: changes.yearsInBusiness ?? 4,
  purpose: 'Belanja semen dan besi',
})
export const company = {
  name: 'PT Maju Bangun',
  entity: 'PT',
  npwp: '0123456789012345',
  nib: '9120001234567',
} as const
export const person = {
  name: 'Warsito',
  position: 'Direktur',
  phone: '081234567890',
  nik: '3216080101900001',
}

/**
 * Applies for credit at the shop and sees the grade that it is given, begins an application at a lender, and closes the
 * invitation to it.
 */
export async function applyEverywhere(api: Api, admin: Api): Promise<void> {
  const amount = moneyToJson(rupiah(50_000_000))
  await api.credit.apply({ body: { amount } })
  const { companyId } = await api.lenders.limits()
  await admin.staffCredit.set({ id: companyId!, body: { amount, grade: 'C', revision: 0 } })
  const { notice } = await api.grade.notice()
  await api.grade.setPopupStatus({ id: notice!.id, body: {} })
  await api.credilinq.eligibility({ body: need() })
  await api.lenders.closeInvite({ body: {} })
}
