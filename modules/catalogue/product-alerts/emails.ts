import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { type Money, moneyToJson } from '#platform/money.ts'
import type { EmailContent } from '#modules/foundation/notifications/rules/render-messages.ts'

type AlertedVariant = { name: string; slug: string; variantId: number; unit: string }

const buildProductPath = ({ slug, variantId }: AlertedVariant, token: string) =>
  `/produk/${slug}?product_variant_id=${variantId}&berhenti=${token}`

const SENT_ONCE_NOTICE =
  'Kami hanya mengabari sekali. Di halaman barang itu Anda juga bisa berhenti dikabari tentang semua barang.'

/** A variant is back in stock. */
export const writeBackInStockEmail = (
  variant: AlertedVariant,
  available: number,
  token: string,
): EmailContent => ({
  subject: `${variant.name} sudah ada lagi`,
  paragraphs: [
    `Barang yang Anda tunggu sudah bisa dipesan: ${variant.name}, tersedia ${formatQuantity(available)} ${variant.unit}.`,
    SENT_ONCE_NOTICE,
  ],
  whatsapp: { values: [variant.name] },
  link: { label: 'Lihat barang', path: buildProductPath(variant, token) },
})

/** A variant costs less than when the alert was set. */
export const writePriceDropEmail = (
  variant: AlertedVariant,
  { before, now }: { before: Money; now: Money },
  token: string,
): EmailContent => ({
  subject: `${variant.name} turun harga`,
  paragraphs: [
    `Harga ${variant.name} turun dari ${formatRupiah(moneyToJson(before))} menjadi ${formatRupiah(moneyToJson(now))} per ${variant.unit}, termasuk PPN.`,
    SENT_ONCE_NOTICE,
  ],
  whatsapp: {
    values: [variant.name, formatRupiah(moneyToJson(before)), formatRupiah(moneyToJson(now))],
  },
  link: { label: 'Lihat barang', path: buildProductPath(variant, token) },
})
