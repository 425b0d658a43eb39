import { z } from 'zod'
import { CalendarDate, DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { CartQuantity } from '#modules/selling/cart/contract.ts'
import { LineDecision, LineStatus } from './rules/decisions.ts'
import { NegotiationDelivery } from './rules/delivery-choices.ts'
import { MAX_NEGOTIATION_LINES } from './rules/limits.ts'
import { NegotiationStatus } from './rules/negotiation-status.ts'

/** A price or freight before PPN, as people propose it; the rules say why one is refused. */
export const ProposedAmount = z.object(
  {
    amount: z.string().regex(/^-?\d{1,12}\.\d{2}$/, 'Tulis rupiah dengan angka, misalnya 52.000.'),
    currency: z.literal('IDR'),
  },
  'Tulis rupiah dengan angka, misalnya 52.000.',
)

export const NegotiationVariantId = z.string().regex(/^\d{1,9}$/, 'Pilih barangnya.')
export const MessageText = z.string().trim().max(1000, 'Paling banyak 1.000 karakter.')
const Rate = z.object({
  percent: z.number(),
  baseNumerator: z.number(),
  baseDenominator: z.number(),
})
const TaxRatesSchema = z.object({ general: Rate, luxury: Rate })
const NegotiationSource = z.enum(['cart', 'product', 'upo', 'staff'])

const Goods = z.object({
  product_variant_id: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  picture: z.string(),
  unit: z.string(),
  measured: z.boolean(),
  luxury: z.boolean(),
  qty: z.number(),
  /** What the caller would pay without haggling, before PPN. */
  listPrice: MoneySchema,
})

/** Goods to haggle about, before anything is sent. */
export const NegotiationDraft = z.object({
  source: NegotiationSource,
  /** The purchase order that the lines come from, and the address that it names. */
  purchaseOrder: z
    .object({
      id: z.string(),
      number: z.string(),
      project: z.string(),
      addressId: z.string(),
    })
    .nullable(),
  lines: z.array(
    Goods.extend({
      minOrder: z.number(),
      multiple: z.number(),
      /** Free stock of all warehouses, and the days in which the factory makes more. */
      stock: z.number(),
      leadDays: z.int(),
    }),
  ),
  /** Lines of the purchase order that name nothing on sale; the negotiation passes them on as a message. */
  unknown: z.array(z.string()),
  rates: TaxRatesSchema,
  deliveries: z.array(z.object({ code: z.string(), name: z.string(), isNegotiable: z.boolean() })),
})

/** A negotiation to begin. */
export const NewNegotiation = z.object({
  source: z.enum(['cart', 'product', 'upo']).default('cart'),
  purchaseOrderId: z.uuid().optional(),
  lines: z
    .array(
      z.object({
        product_variant_id: NegotiationVariantId,
        qty: CartQuantity,
        price: ProposedAmount,
        message: MessageText.optional(),
      }),
    )
    .min(1, 'Pilih barang yang ditawar.')
    .max(MAX_NEGOTIATION_LINES, `Paling banyak ${MAX_NEGOTIATION_LINES} barang.`),
  delivery: z.enum(NegotiationDelivery, 'Pilih cara pengiriman.').default('fleet'),
  addressId: z.uuid('Pilih alamat pengiriman.').optional(),
  freight: ProposedAmount.optional(),
  targetDate: CalendarDate.optional(),
  project: z.string().trim().max(120, 'Paling banyak 120 karakter.').default(''),
  note: MessageText.default(''),
})

const NegotiationTotalsSchema = z.object({
  basis: z.enum(['agreed', 'offer', 'bid']),
  list: MoneySchema,
  goods: MoneySchema,
  freight: MoneySchema,
  exclusive: MoneySchema,
  taxBase: MoneySchema,
  tax: MoneySchema,
  total: MoneySchema,
})

export const NegotiationRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(NegotiationStatus),
  project: z.string(),
  round: z.int(),
  lines: z.int(),
  firstLine: z.string(),
  picture: z.string(),
  /** The goods at the prices as they stand, before PPN. */
  value: MoneySchema,
  createdAt: DateTime,
  updatedAt: DateTime,
  validUntil: DateTime.nullable(),
})

const NegotiationMessage = z.object({
  id: z.string(),
  lineId: z.string().nullable(),
  author: z.enum(['buyer', 'staff', 'guest']),
  name: z.string(),
  text: z.string(),
  /** Visible to staff only. */
  internal: z.boolean(),
  at: DateTime,
})

const NegotiationRoundSchema = z.object({
  round: z.int(),
  bidAt: DateTime.nullable(),
  bidBy: z.string().nullable(),
  freightBid: MoneySchema.nullable(),
  offeredAt: DateTime.nullable(),
  offeredBy: z.string().nullable(),
  freight: MoneySchema.nullable(),
  validUntil: DateTime.nullable(),
})

const NegotiationActionSchema = z.object({
  code: z.string(),
  available: z.boolean(),
  reason: z.string().nullable(),
})

/** A negotiation without its lines. */
export const NegotiationHeader = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.enum(NegotiationStatus),
    /** Its validity is over, though the status may not say so yet. */
    expired: z.boolean(),
    source: NegotiationSource,
    project: z.string(),
    company: z.string().nullable(),
    round: z.int(),
    createdAt: DateTime,
    updatedAt: DateTime,
    targetDate: CalendarDate.nullable(),
    validUntil: DateTime.nullable(),
    delivery: z.object({ code: z.string(), name: z.string(), isNegotiable: z.boolean() }),
    address: z.object({ id: z.string(), label: z.string(), place: z.string() }).nullable(),
    /** Why it was declined. */
    reason: z.string().nullable(),
    order: z.object({ id: z.string(), number: z.string() }).nullable(),
    totals: NegotiationTotalsSchema,
    /** The total in words. */
    inWords: z.string(),
    rates: TaxRatesSchema,
    rounds: z.array(NegotiationRoundSchema),
    messages: z.array(NegotiationMessage),
    timeline: z.array(
      z.object({
        status: z.enum(NegotiationStatus),
        at: DateTime,
        by: z.string(),
        note: z.string().nullable(),
      }),
    ),
    /** The actions of the reader, and why some are not available. */
    actions: z.array(NegotiationActionSchema),
  })
  .meta({ id: 'NegotiationHeader' })

export const NegotiationLine = Goods.extend({
  id: z.string(),
  productId: z.string(),
  number: z.int(),
  status: z.enum(LineStatus),
  /** The agreed price. */
  price: MoneySchema.nullable(),
  /** Quantity × the price as it stands, before PPN. */
  subtotal: MoneySchema,
  /** Every price that was named, oldest first, each with the quantity that it was named for. */
  rounds: z.array(
    z.object({
      round: z.int(),
      bid: MoneySchema.nullable(),
      bidQty: z.number().nullable(),
      offer: MoneySchema.nullable(),
      offerQty: z.number().nullable(),
      decision: z.enum(LineDecision).nullable(),
    }),
  ),
  /** Free stock now, and what an order would be refused for. */
  stock: z.number(),
  problem: z.string().nullable(),
  /** Why the shop cannot deliver it: such a line has fallen away. */
  unavailable: z.string().nullable(),
}).meta({ id: 'NegotiationLine' })

/** A line of an old negotiation that can go into the cart, and what has changed since. */
export const RepeatedLine = Goods.extend({
  /** The price that was agreed or stood last, before PPN; and today's list price. */
  formerPrice: MoneySchema,
  /** How much can be ordered now. */
  available: z.number(),
  /** Why it cannot be ordered, or not all of it. */
  problem: z.string().nullable(),
})
