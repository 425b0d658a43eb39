/** Why the quantity on hand of a variant is changed by hand. */
export const STOCK_REASONS = [
  'Hasil hitung gudang',
  'Barang masuk',
  'Rusak atau hilang',
  'Pindah gudang',
  'Salah catat',
]
