import type { MaterialLine } from '#modules/selling/material-lists/rules/read-sheet.ts'
import type { Act } from '../track/act.ts'
import { MAX_ITEMS } from '../limits.ts'

/** The lines of a list as the acts of somebody who says them one after the other. */
export const toGoodsActs = (lines: readonly MaterialLine[]): Act[] =>
  lines
    .filter(({ isTooLong }) => !isTooLong)
    .map(({ text, qty, unit, sku }) => ({
      kind: 'goods',
      words: text,
      qty: qty ?? null,
      unit: unit ?? null,
      sku: sku ?? null,
      isTentative: false,
    }))

/** What was read, before what became of it. Nothing is left out silently. */
export function writeFileIntro(
  name: string,
  lines: readonly MaterialLine[],
  skippedCount: number,
): string {
  const tooLong = lines.filter(({ isTooLong }) => isTooLong).map(({ number }) => number)
  return [
    `Dari ${name} saya baca ${lines.length} baris barang.`,
    ...(skippedCount > 0 ? [`${skippedCount} baris lain bukan barang dan saya lewati.`] : []),
    ...(tooLong.length > 0 ? [`Baris ${tooLong.join(', ')} terlalu panjang untuk dibaca.`] : []),
  ].join(' ')
}

export const writeTooManyLines = (name: string, count: number): string =>
  `${name} berisi ${count} baris barang; satu percakapan memuat paling banyak ${MAX_ITEMS}. Unggah daftar sepanjang itu di Keranjang › Pesan cepat, lalu periksa baris demi baris.`

/** A list that has words, but none that can be taken. */
export const writeNoLines = (name: string, reason: string | null): string =>
  `${reason ?? `Di ${name} tidak saya temukan baris barang.`} Ketik saja daftarnya di sini, satu baris satu barang.`

/** A picture that the assistant cannot read: people look at it. */
export const writeUnreadPicture = (name: string): string =>
  `Tulisan di ${name} tidak bisa saya baca sendiri. Gambarnya sudah saya teruskan ke tim kami, dan jawabannya muncul di percakapan ini, juga bila Anda membukanya lagi nanti di perangkat ini. Sementara itu Anda bisa mengetik daftarnya di sini, atau menulis “lanjut ke WhatsApp”.`
