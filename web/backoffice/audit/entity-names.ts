/** What staff read for the kinds of entity in the audit log. */
const entityNames: Record<string, string> = {
  order: 'Pesanan',
  po: 'Purchase order',
  product: 'Produk',
  variant: 'Varian',
  category: 'Kategori',
  sub_category: 'Subkategori',
  brand: 'Merek',
  price_list: 'Daftar harga',
  warehouse: 'Gudang',
  import: 'Impor',
  akun: 'Akun',
  staf: 'Staf',
  verifikasi: 'Verifikasi',
  surat: 'Surat',
  sinonim: 'Sebutan',
  'permintaan bahan': 'Permintaan bahan',
  negosiasi: 'Negosiasi',
  retur: 'Retur',
  gateway_payment: 'Pembayaran',
  driver: 'Sopir',
  driver_link: 'Tautan sopir',
  vehicle: 'Kendaraan',
  balasan: 'Balasan siap pakai',
  setting: 'Pengaturan',
}

export const describeEntity = (thing: string): string => entityNames[thing] ?? thing
