import { z } from 'zod'
import { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'

const ReceiptLineInput = z
  .object({
    lineId: z.uuid(),
    qty: z.number('Tulis jumlah dengan angka.').min(0, 'Tulis jumlah yang ditolak.').optional(),
    reason: z.string().trim().max(200).default(''),
  })
  .refine(({ qty, reason }) => !qty || reason.length >= 3, {
    path: ['reason'],
    error: 'Tulis alasan barang ini ditolak.',
  })

/** The form of a receipt: every line of the delivery, with how much of it was refused. */
export const ReceiptFormInput = staffOrderCalls.receive.body
  .omit({ refused: true })
  .extend({ lines: z.array(ReceiptLineInput).default([]) })

/** The body of `receive`: only the lines where something was refused. */
export function toReceiptBody({ lines, ...receipt }: z.output<typeof ReceiptFormInput>) {
  const refused = lines.flatMap(({ lineId, qty = 0, reason }, formIndex) =>
    qty > 0 ? [{ line: { lineId, qty, reason }, formIndex }] : [],
  )
  return {
    body: { ...receipt, refused: refused.map(({ line }) => line) },
    /** `refused.0.qty` of the call is `lines.2.qty` of the form where nothing was refused of its first two. */
    toFormPath: (path: string) =>
      path.replace(
        /^refused\.(\d+)/,
        (_, index) => `lines.${refused[Number(index)]?.formIndex ?? index}`,
      ),
  }
}
