import { zero } from '#platform/money.ts'

/** The payment types that this shop takes; an order carries the code. */
export const paymentTypes = [
  {
    code: 'transfer',
    name: 'Transfer bank',
    description: 'Transfer dengan 3 angka unik, lalu unggah bukti transfer.',
    /** What the shop adds for it (sen); the unique code is not a fee. */
    fee: zero,
  },
] as const
