import { notifyLender } from '#modules/finance/loans/service/notify-lender.ts'
import { createBuyerClient } from '../orders/orders.ts'
import { createProduct } from '../catalogue/products.ts'
import type { TestShop } from '../shop.ts'

/** Goods that a lender pays, and what their stock has reserved. */
export async function createLoanGoods(shop: TestShop) {
  const variant = await createProduct(shop.db, {
    name: 'Semen uji',
    unit: 'sak',
    price: 100_000,
    weightKg: 40,
    stock: { CBT: 50_000 },
  })
  return {
    variant,
    items: (qty = 20) => [{ variant, qty }],
    async countHeld() {
      const { rows } = await shop.pool.query<{ held: number }>(
        'select sum(held)::int as held from stock where variant_id = $1',
        [variant],
      )
      return rows[0]!.held
    },
  }
}

/** Lets the built-in KoinWorks behave normally, stay silent, or be down. */
export async function setKoinworksMode(shop: TestShop, mode: 'normal' | 'silent' | 'down') {
  const { staffLenderSimulator } = await shop.asStaff('finance@contoh.id')
  await staffLenderSimulator.changeMode({ body: { lender: 'koinworks', mode } })
}

/** Another owner of a company. */
export async function joinAsColleague(shop: TestShop, companyId: string) {
  const colleague = await createBuyerClient(shop)
  await shop.pool.query(
    `update account set company_id = $2, company_role = 'owner' where id = $1`,
    [colleague.accountId, companyId],
  )
  return colleague
}

/** Tells the lender of loans that were confirmed, and lets it decide nothing yet. */
export async function tellOfLoans(shop: TestShop): Promise<void> {
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from loan where status = 'submitted' and sent_at is null`,
  )
  for (const { id } of rows) await notifyLender(shop.deps, { id })
}
