import { z } from 'zod'
import { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'

const DeliveryLineInput = z
  .object({ lineId: z.uuid(), take: z.boolean().optional(), qty: z.number().optional() })
  .refine(({ take, qty }) => !take || (qty !== undefined && qty > 0), {
    path: ['qty'],
    error: 'Tulis jumlah lebih dari 0, atau hapus centangnya.',
  })

/** The form that loads a lorry: the lines with a tick and how much of each, the lorry, its driver. */
export const DeliveryFormInput = staffOrderCalls.prepare.body.omit({ lines: true }).extend({
  lines: z.array(DeliveryLineInput).refine((lines) => lines.some(({ take }) => take), {
    error: 'Centang barang yang dikirim.',
  }),
})

/** The call's body, and where each of its lines stands in the form. */
export function toDeliveryBody({ lines, ...vehicleAndDriver }: z.output<typeof DeliveryFormInput>) {
  const tickedLines = lines.flatMap(({ lineId, take, qty }, formIndex) =>
    take ? [{ line: { lineId, qty: qty ?? 0 }, place: formIndex }] : [],
  )
  const formIndexes = tickedLines.map(({ place: formIndex }) => formIndex)
  return {
    body: { ...vehicleAndDriver, lines: tickedLines.map(({ line }) => line) },
    /** `lines.0.qty` of the call is `lines.2.qty` of the form when two lines stay behind. */
    inForm: (path: string) =>
      path.replace(/^lines\.(\d+)/, (_, index) => `lines.${formIndexes[Number(index)] ?? index}`),
  }
}
