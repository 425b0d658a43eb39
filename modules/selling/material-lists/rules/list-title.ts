const FOR = String.raw`\s(?:untuk|buat|bangunan|proyek|rumah|ruko|gudang|kantor)(?![\p{L}\d])`
const TITLE = new RegExp(
  String.raw`^(?:(?:proyek|pekerjaan|kebutuhan|belanja|rab|pesanan|permintaan|penawaran|(?:daftar|list)\s(?:bahan|barang|material|belanja|kebutuhan|pesanan|proyek)|(?:untuk|buat)\s(?:proyek|pekerjaan|rumah|ruko|gudang|kantor))(?![\p{L}\d])|(?:daftar|bahan|bahan-bahan|material)(?:${FOR}|\s*:?\s*$))(?:\D|(?<=(?:blok|tahap|lantai|tipe|type)\s\p{L}?)\d{1,3}(?!\d))*$`,
  'iu',
)

/**
 * Whether a row of a pasted list says what the list is for: `Proyek ruko blok C`. Goods have a number, or stand by
 * themselves: a list of one row has no title.
 */
export const isListTitle = (row: string, { rows }: { rows: number }): boolean =>
  rows > 1 && TITLE.test(row.trim())
