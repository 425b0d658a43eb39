import type { Topic } from '../track/topic.ts'
import type { ReplyFacts } from './reply-facts.ts'

/** Questions about the shop and its ways, which no goods are needed for. */
type ShopTopic = Extract<
  Topic,
  | 'payment'
  | 'hours'
  | 'identity'
  | 'help'
  | 'enough'
  | 'service'
  | 'invoice'
  | 'warranty'
  | 'pickup'
  | 'order'
>

/** The answer to a question about the shop, in lines. */
export function writeAboutShop(
  about: ShopTopic,
  facts: Pick<ReplyFacts, 'storeName' | 'warehouses'>,
): string[] {
  switch (about) {
    case 'payment':
      return [
        'Pembayaran bisa lewat transfer bank, virtual account atau QRIS; perusahaan dengan limit kredit bisa tempo. Bayar di tempat (COD) belum ada.',
      ]
    case 'hours':
      return ['Toko online kami buka setiap saat. Untuk jam kerja tim, tanyakan lewat WhatsApp.']
    case 'identity':
      return [
        `Saya asisten otomatis ${facts.storeName}. Kalau ingin berbicara dengan orang, tulis “hubungkan ke tim”.`,
      ]
    case 'help':
      return [
        'Saya bisa membuat daftar bahan, memberi harga, stok, diskon jumlah dan ongkos kirim, serta menghitung kebutuhan dari luas. Tulis barangnya dengan jumlah, misalnya “semen 50 kg 20 sak”.',
      ]
    case 'enough':
      return ['Untuk luas berapa m²? Saya hitungkan.']
    case 'service':
      return [
        'Kami menjual bahan dan alatnya. Sewa, potong, pasang dan tukang tidak ada di sini; tim kami mungkin bisa membantu: tulis “hubungkan ke tim”.',
      ]
    case 'invoice':
      return [
        'Setiap pesanan punya invoice di Profil › Pesanan. Untuk faktur pajak, isi NPWP atau NIK di Profil › Faktur pajak.',
      ]
    case 'warranty':
      return [
        'Lamanya garansi mesin dan alat tertulis di halaman barangnya. Barang yang datang rusak atau salah bisa diretur lewat Profil › Pesanan.',
      ]
    case 'pickup':
      return [
        `Gudang kami di ${facts.warehouses.join(', ')}.`,
        'Bisa diambil sendiri di gudang, tanpa ongkos kirim: pilih “Ambil di gudang” saat checkout. Barang yang sudah siap kami kabari.',
      ]
    case 'order':
      return [
        'Status pesanan, perkiraan tiba dan retur ada di Profil › Pesanan. Untuk kendala, tulis “hubungkan ke tim”.',
      ]
  }
}
