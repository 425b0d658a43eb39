import { formatRupiah } from '#platform/format.ts'
import { moneyToJson, rupiah, zero, type Money } from '#platform/money.ts'
import { lenderCodes, type LenderCode } from '#platform/lender/port.ts'
import type { BankCode, ChargeMethod } from '#platform/payment-gateway/port.ts'

/** What a gateway collects: at least, and at most at once (sen). */
type GatewayLimits = { min: Money; max: Money }

type PaymentTypeRow = {
  code: 'transfer' | 'va' | 'qris' | 'paper' | 'tempo' | LenderCode
  name: string
  /** What the shop adds for it (sen); the unique code is not a fee. */
  fee: Money
  /** Set where a payment gateway collects it. */
  limits?: GatewayLimits
}

/** What banks take at once. */
const transferLimits: GatewayLimits = { min: rupiah(10_000), max: rupiah(1_000_000_000) }

/** The payment types that this shop takes; an order carries the code. */
export const paymentTypes = [
  {
    code: 'transfer',
    name: 'Transfer bank',
    fee: zero,
  },
  {
    code: 'va',
    name: 'Virtual account',
    fee: zero,
    limits: transferLimits,
  },
  {
    code: 'qris',
    name: 'QRIS',
    fee: zero,
    // Bank Indonesia's limit of a single QRIS payment.
    limits: { min: rupiah(1_500), max: rupiah(10_000_000) },
  },
  {
    code: 'paper',
    name: 'Paper.id',
    fee: zero,
    limits: transferLimits,
  },
  {
    // For companies with a credit limit.
    code: 'tempo',
    name: 'Tempo',
    fee: zero,
  },
  // For companies with a limit there; the lender pays the shop, and the company repays the lender.
  {
    code: 'credilinq',
    name: 'Credilinq',
    fee: zero,
  },
  {
    code: 'koinworks',
    name: 'KoinWorks',
    fee: zero,
  },
  {
    code: 'modal-rakyat',
    name: 'Modal Rakyat',
    fee: zero,
  },
] as const satisfies readonly PaymentTypeRow[]

export const paymentTypeCodes = paymentTypes.map(({ code }) => code)
export type PaymentTypeCode = (typeof paymentTypes)[number]['code']

/** The banks of a virtual account, in the order in which they are offered. */
const virtualAccountBanks: readonly { code: BankCode; name: string }[] = [
  { code: 'bca', name: 'BCA' },
  { code: 'mandiri', name: 'Mandiri' },
  { code: 'bri', name: 'BRI' },
  { code: 'bni', name: 'BNI' },
  { code: 'permata', name: 'Permata' },
]

export const getBankName = (code: string | null): string =>
  virtualAccountBanks.find((bank) => bank.code === code)?.name ?? ''

/** The banks that one selects among for a payment type; none for the others. */
export const listBanks = (code: string) => (code === 'va' ? [...virtualAccountBanks] : [])

/** A payment type as people read it, with its bank: `Virtual account BCA`. */
export const describePaymentType = (code: string, bank: string | null = null): string =>
  [paymentTypes.find((type) => type.code === code)?.name ?? code, getBankName(bank)]
    .filter(Boolean)
    .join(' ')

export const isGatewayType = (code: string): code is ChargeMethod =>
  ['va', 'qris', 'paper'].includes(code)

export const NO_PAPER = 'Paper.id belum bisa dipakai di toko ini.'

/** The payment types of a shop: Paper.id only where it has an account there, or simulates one. */
export const listTakenTypes = ({ paper }: { paper?: unknown }) =>
  paymentTypes.filter(({ code }) => code !== 'paper' || paper !== undefined)

/** Whether a lender pays it. */
export const isLenderType = (code: string): code is LenderCode =>
  lenderCodes.some((lender) => lender === code)

/** Why an amount cannot be paid that way, as a sentence for the buyer; null where it can. */
export function explainPaymentLimit(code: string, amount: Money): string | null {
  const type: PaymentTypeRow | undefined = paymentTypes.find((each) => each.code === code)
  if (!type?.limits) return null
  const { min, max } = type.limits
  const format = (limit: Money) => formatRupiah(moneyToJson(limit))
  if (amount > max) return `${type.name} paling banyak ${format(max)} sekali bayar.`
  return amount < min ? `${type.name} paling sedikit ${format(min)}.` : null
}
