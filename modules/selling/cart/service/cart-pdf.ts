import { toJakartaDate } from '#platform/clock.ts'
import type { ResponseFile } from '#platform/contract/call.ts'
import { formatDate, formatNumber, formatQuantity } from '#platform/format.ts'
import type { Context } from '#platform/http/context.ts'
import type { PdfBlock } from '#platform/pdf-document/content.ts'
import { Refusal } from '#platform/refusal.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { presentCart } from '../presenter.ts'
import { makeCartBlocks } from '../rules/cart-document.ts'
import { loadPricedCart } from './cart.ts'

type PresentedCart = ReturnType<typeof presentCart>

/** The caller's cart as a PDF, with its prices of now. Throws 409 `cart.empty`. */
export async function renderCartPdf(ctx: Context): Promise<ResponseFile> {
  const cart = presentCart(await loadPricedCart(ctx))
  if (cart.count === 0) throw new Refusal('cart.empty', 'Keranjang Anda masih kosong.', 409)
  const now = ctx.clock.now()
  const buyer = ctx.actor.kind === 'buyer' ? [{ label: 'Untuk', value: ctx.actor.name }] : []
  return renderShopDocument(ctx, {
    title: 'ISI KERANJANG',
    // The time of day is on every page's foot.
    number: `Harga per ${formatDate(now)}`,
    facts: [
      ...buyer,
      { label: 'Barang', value: formatNumber(cart.count, 0) },
      { label: 'Berat', value: `${formatQuantity(cart.weightKg)} kg` },
      { label: 'Volume', value: `${formatQuantity(cart.volumeM3)} m³` },
    ],
    link: { path: '/cart', caption: 'Pindai untuk membuka keranjang' },
    blocks: describeCart(cart),
    fileName: ['Keranjang', toJakartaDate(now)],
  })
}

const describeCart = (cart: PresentedCart): PdfBlock[] => [
  ...makeCartBlocks(cart),
  {
    kind: 'text',
    paragraphs: [
      'Belum termasuk ongkos kirim. Harga dan stok mengikuti saat pesanan dibuat; dokumen ini belum memesan apa pun.',
    ],
  },
]
