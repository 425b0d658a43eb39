/** The templates to register at WhatsApp that are about orders and their deliveries. */
export const orderTemplates = {
  'order.placed': {
    body: 'Halo {{1}}, pesanan {{2}} senilai {{3}} kami terima. Bayar sebelum {{4}} supaya tidak batal.',
    button: 'Lihat cara bayar',
  },
  'order.on_terms': {
    body: 'Halo {{1}}, pesanan {{2}} senilai {{3}} kami terima dan langsung kami siapkan. Bayarnya tempo.',
    button: 'Lihat tagihan',
  },
  'order.awaiting_approval': {
    body: 'Halo {{1}}, pesanan {{2}} senilai {{3}} menunggu persetujuan rekan Anda.',
    button: 'Lihat pesanan',
  },
  'order.arrived': {
    body: 'Halo {{1}}, barang indent pesanan {{2}} sudah datang dari pabrik.',
    button: 'Lihat pesanan',
  },
  'order.cancelled': {
    body: 'Halo {{1}}, pesanan {{2}} senilai {{3}} dibatalkan. {{4}} Lihat rinciannya di bawah.',
    button: 'Lihat pesanan',
  },
  'order.goods_cancelled': {
    body: 'Halo {{1}}, sebagian pesanan {{2}} tidak jadi kami kirim, senilai {{3}}. Alasan dan uangnya ada di tautan ini.',
    button: 'Lihat pesanan',
  },
  'order.prepared': {
    body: 'Halo {{1}}, pengiriman {{2}} untuk pesanan {{3}} sedang kami siapkan.',
    button: 'Lihat pesanan',
  },
  'order.ready': {
    body: 'Halo {{1}}, barang pesanan {{2}} siap diambil di {{3}}. Sebutkan nomor {{4}}.',
    button: 'Lihat pesanan',
  },
  'order.departed': {
    body: 'Halo {{1}}, pengiriman {{2}} untuk pesanan {{3}} sudah berangkat: {{4}}, sopir {{5}}. Penerima bisa melacaknya tanpa akun; teruskan {{6}} kepadanya.',
    button: 'Lihat pesanan',
  },
  'order.rescheduled': {
    body: 'Halo {{1}}, jadwal kirim pesanan {{2}} berubah menjadi {{3}}. Tidak cocok? Kabari kami.',
    button: 'Lihat pesanan',
  },
  'order.vehicle_changed': {
    body: 'Halo {{1}}, kendaraan untuk pengiriman {{2}} berubah: {{3}}, sopir {{4}}.',
    button: 'Lihat pesanan',
  },
  'order.refused': {
    body: 'Halo {{1}}, ada barang yang ditolak di pengiriman {{2}} untuk pesanan {{3}}. Kami hubungi Anda untuk gantinya.',
    button: 'Lihat pesanan',
  },
  'order.message': {
    body: 'Halo {{1}}, tim kami menulis tentang pesanan {{2}}. Baca lewat tautan ini.',
    button: 'Lihat pesanan',
  },
  'substitution.proposed': {
    body: 'Halo {{1}}, sebagian pesanan {{2}} belum dapat kami kirim. Kami usulkan gantinya: {{3}}. Putuskan sebelum {{4}}.',
    button: 'Lihat dan putuskan',
  },
  'order.part_received': {
    body: 'Halo {{1}}, pengiriman {{2}} untuk pesanan {{3}} diterima oleh {{4}}. Sisanya menyusul.',
    button: 'Lihat pesanan',
  },
  'order.delivered': {
    body: 'Halo {{1}}, semua barang pesanan {{2}} sudah diterima oleh {{3}}. Ada yang kurang? Kabari kami dalam tiga hari.',
    button: 'Lihat pesanan',
  },
} as const
