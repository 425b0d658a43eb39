import { formatExact, formatQuantity } from '#platform/format.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Refusal } from '#platform/refusal.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'

/** Whether something of an order can be replaced: it is to be delivered, and is paid or on credit terms. */
export const canSubstitute = (status: OrderStatus): boolean =>
  status === 'processing' || status === 'partly_shipped'

type Goods = { name: string; unit: string; measured: boolean }

/** Throws 422 `substitution.quantity` for a fraction of a counted unit, and for more than there is. */
export function assertQuantity(
  field: string,
  { name, unit, measured }: Goods,
  quantity: number,
  most: number,
  where: string,
): void {
  const refuse = (message: string) => Refusal.field(field, 'substitution.quantity', message)
  if (roundToThousandths(quantity) !== quantity || (!measured && !Number.isInteger(quantity)))
    throw refuse(`Tulis jumlah ${name} dalam ${unit} yang bulat.`)
  if (quantity > most)
    throw refuse(
      most > 0
        ? `Paling banyak ${formatQuantity(most)} ${unit}: sebanyak itu ${where}.`
        : `Tidak ada ${name} yang ${where}.`,
    )
}

/** Throws 422 `substitution.dearer`: nobody is charged after they have paid or agreed. */
export function assertNotDearer(total: Money, replaced: Money): void {
  if (total <= replaced) return
  throw Refusal.field(
    'unitPrice',
    'substitution.dearer',
    `Pengganti tidak boleh lebih mahal: paling banyak Rp ${formatExact(moneyToJson(replaced))} untuk seluruhnya, sebesar harga barang yang diganti.`,
  )
}
