import { z } from 'zod'
import { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'

const DeliveryLineInput = z
  .object({ lineId: z.uuid(), take: z.boolean().optional(), qty: z.number().optional() })
  .refine(({ take, qty }) => !take || (qty !== undefined && qty > 0), {
    path: ['qty'],
    error: 'Tulis jumlah lebih dari 0, atau hapus centangnya.',
  })

/** The delivery form: order lines with a tick and a quantity, the vehicle and its driver. */
export const DeliveryFormInput = staffOrderCalls.prepare.body.omit({ lines: true }).extend({
  lines: z.array(DeliveryLineInput).refine((lines) => lines.some(({ take }) => take), {
    error: 'Centang barang yang dikirim.',
  }),
})

/** The body of `prepare`: the ticked lines only. */
export function toDeliveryBody({ lines, ...vehicleAndDriver }: z.output<typeof DeliveryFormInput>) {
  const ticked = lines.flatMap(({ lineId, take, qty }, formIndex) =>
    take ? [{ line: { lineId, qty: qty ?? 0 }, formIndex }] : [],
  )
  return {
    body: { ...vehicleAndDriver, lines: ticked.map(({ line }) => line) },
    /** `lines.0.qty` of the call is `lines.2.qty` of the form when its first two lines are not ticked. */
    toFormPath: (path: string) =>
      path.replace(
        /^lines\.(\d+)/,
        (_, index) => `lines.${ticked[Number(index)]?.formIndex ?? index}`,
      ),
  }
}
