import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { type Money, toAnswer } from '#platform/money.ts'
import type { Letter } from '#modules/notifications/letter.ts'

type Goods = { name: string; slug: string; variantId: number; unit: string }

const pathOf = ({ slug, variantId }: Goods, token: string) =>
  `/produk/${slug}?product_variant_id=${variantId}&berhenti=${token}`

const ONCE =
  'Kami hanya mengabari sekali. Di halaman barang itu Anda juga bisa berhenti dikabari tentang semua barang.'

/** Goods that were waited for can be ordered again. */
export const backLetter = (goods: Goods, free: number, token: string): Letter => ({
  subject: `${goods.name} sudah ada lagi`,
  paragraphs: [
    `Barang yang Anda tunggu sudah bisa dipesan: ${goods.name}, tersedia ${formatQuantity(free)} ${goods.unit}.`,
    ONCE,
  ],
  link: { label: 'Lihat barang', path: pathOf(goods, token) },
})

/** Goods cost less than when somebody began to wait. */
export const cheaperLetter = (
  goods: Goods,
  { before, now }: { before: Money; now: Money },
  token: string,
): Letter => ({
  subject: `${goods.name} turun harga`,
  paragraphs: [
    `Harga ${goods.name} turun dari ${formatRupiah(toAnswer(before))} menjadi ${formatRupiah(toAnswer(now))} per ${goods.unit}, termasuk PPN.`,
    ONCE,
  ],
  link: { label: 'Lihat barang', path: pathOf(goods, token) },
})
