import { z } from 'zod'
import { staffDeliveryCalls } from '#modules/selling/orders/deliveries-contract.ts'
import { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'

const DeliveryLineInput = z
  .object({
    lineId: z.uuid(),
    /** Tells colleagues what a conflict is about. */
    name: z.string().max(400).optional(),
    take: z.boolean().optional(),
    qty: z.number().optional(),
  })
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

/** The form of a delivery that has departed: its load stays. */
export const DepartedFormInput = staffDeliveryCalls.change.body.omit({ lines: true, seen: true })

/** The body of `prepare`: the ticked lines only. */
export function toDeliveryBody({ lines, ...vehicleAndDriver }: z.output<typeof DeliveryFormInput>) {
  const ticked = lines.flatMap(({ lineId, name, take, qty }, formIndex) =>
    take
      ? [{ line: { lineId, ...(name === undefined ? {} : { name }), qty: qty ?? 0 }, formIndex }]
      : [],
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
