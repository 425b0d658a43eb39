import { z } from 'zod'
import { CancelledGoods } from '#modules/finance/returns/staff-contract.ts'

const LineInput = z.object({
  lineId: z.uuid(),
  qty: z.number('Tulis jumlah dengan angka.').min(0, 'Tulis jumlah nol atau lebih.').optional(),
})

/** The form about goods that are not delivered any more: every line that is in no delivery, with how much of it. */
export const CancelledGoodsInput = CancelledGoods.omit({ lines: true, withFreight: true }).extend({
  withFreight: z.literal('true').optional().transform(Boolean),
  lines: z.array(LineInput).refine((lines) => lines.some(({ qty }) => qty), {
    error: 'Tulis jumlah paling sedikit satu barang.',
  }),
})

/** The body of `cancelUndelivered`: only lines with a quantity. */
export function toCancelledGoods({ lines, ...rest }: z.output<typeof CancelledGoodsInput>) {
  const named = lines.flatMap(({ lineId, qty = 0 }, formIndex) =>
    qty > 0 ? [{ line: { lineId, qty }, formIndex }] : [],
  )
  return {
    body: { ...rest, lines: named.map(({ line }) => line) },
    /** `lines.0.qty` of the call is `lines.2.qty` of the form where its first two lines have no quantity. */
    toFormPath: (path: string) =>
      path.replace(
        /^lines\.(\d+)/,
        (_, index) => `lines.${named[Number(index)]?.formIndex ?? index}`,
      ),
  }
}
