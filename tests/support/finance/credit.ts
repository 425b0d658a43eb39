import { moneyToJson, rupiah } from '#platform/money.ts'
import type { CreditGrade } from '#modules/finance/credit-terms/rules/grades.ts'
import { joinVerifiedCompany } from '../accounts/buyers.ts'
import { createBuyerClient } from '../orders/orders.ts'
import type { TestShop } from '../shop.ts'

/** A new buyer who owns a verified company. */
export async function createCompanyBuyer(shop: TestShop) {
  const buyer = await createBuyerClient(shop)
  const companyId = await joinVerifiedCompany(shop.db, buyer.accountId)
  return { ...buyer, companyId }
}

/** Staff give a company a limit (whole rupiah), or another one. */
export async function giveLimit(
  shop: TestShop,
  companyId: string,
  limit: number,
  grade: CreditGrade,
): Promise<void> {
  const admin = await shop.asStaff()
  const { revision } = await admin.staffCredit.show({ id: companyId })
  await admin.staffCredit.set({
    id: companyId,
    body: { amount: moneyToJson(rupiah(limit)), grade, revision },
  })
}

/** A new buyer who owns a company with credit terms of 14 days. */
export async function createDebtor(shop: TestShop) {
  const buyer = await createCompanyBuyer(shop)
  await giveLimit(shop, buyer.companyId, 500_000_000, 'D')
  return buyer
}
