import { days } from '#platform/clock.ts'
import { joinVerifiedCompany } from '../accounts/buyers.ts'
import { createBuyerClient } from '../orders/orders.ts'
import type { TestShop } from '../shop.ts'

/** Puts an order on credit terms, as placing one would leave it: goods under way, due so many days ago. */
export async function putOnTerms(
  { pool, clock }: TestShop,
  orderId: string,
  invoiceId: string,
  daysLate: number,
): Promise<void> {
  await pool.query(
    `update sales_order set status = 'processing', payment_type = 'tempo' where id = $1`,
    [orderId],
  )
  await pool.query(
    `update invoice set payment_type = 'tempo', unique_code = 0, due_at = $2 where id = $1`,
    [invoiceId, new Date(clock.now().getTime() - days(daysLate))],
  )
}

/** A new buyer with a role in a company. */
export async function createMember(
  shop: TestShop,
  companyId: string,
  role: 'approver' | 'purchaser',
) {
  const buyer = await createBuyerClient(shop)
  await joinVerifiedCompany(shop.db, buyer.accountId, { companyId })
  await shop.pool.query('update account set company_role = $2 where id = $1', [
    buyer.accountId,
    role,
  ])
  return buyer
}
