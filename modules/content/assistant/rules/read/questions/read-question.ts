import type { Topic } from '../../track/topic.ts'

// The first pattern that fits counts, except for `price`, which any other question about goods may go with.
const TOPIC_PATTERNS: readonly [Topic, RegExp][] = [
  [
    'total',
    /(?<!\p{L})bayar(?:nya)?\sberapa|berapa\s(?:yang\s)?(?:harus\s)?(?:di)?bayar|total(?:nya)?\s.*(?:belum|tanpa)\songkir|(?:di)?hitung(?:in|kan)?\s(?:semua|total)|habis\sberapa\s.*semua/u,
  ],
  [
    'order',
    /pesanan\s.*(?:kemarin|belum)|(?:datang|sampai|dikirim|diterima|kemarin|pesan|beli)\p{L}*\s.*(?:pecah|rusak|cacat|penyok|retak|salah|kurang\s\d|tidak sesuai)(?!\p{L})|(?:pecah|rusak|cacat|penyok|retak)\s.*(?:ganti|tukar|klaim|gimana|bagaimana)|(?:belum|tidak)\s(?:datang|sampai|nyampe)|komplain|keluhan|(?:barang|kiriman)\s.*rusak|retur|(?<!\p{L})so\/\d{4}\/|(?:di|mengem)?(?:balik|kembali)(?:in|kan)(?!\p{L})|refund|tukar\sbarang|lacak pesanan|status pesanan|(?:ulang|pesan\slagi|pesanan)\p{L}*\s.*(?:(?:bulan|minggu|tahun)(?:\s(?:lalu|kemarin)|$)|yang\s(?:dulu|terakhir|kemarin))/u,
  ],
  [
    'advice',
    /(?<!\p{L})(?:beda(?:nya)?(?!\sharga)|perbedaan(?:nya)?(?!\sharga)|bagusnya|bagusan|rekomendasi\p{L}*|saran\p{L}*|sebaiknya|(?:enaknya|mending|mendingan|baiknya)\s(?:di)?(?:pakai|kasih|beri|lapis(?:i)?|pasang|ganti)(?:\spakai)?\sapa)(?!\p{L})|(?:bisa|boleh)(?:kah)?\s(?:(?:tidak|kah|kalau|sih)\s)*(?:di)?campur|(?<!\p{L})(?:di)?campur\p{L}*\s(?:\S+\s){0,2}(?:merek|merk)|(?:pakai|pilih)\sapa(?!\p{L})|(?:obat|cat|lem|solusi|bahan|material|semen|alat|caranya|sebaik|bagus|cocok)nya\s(?:pakai\s)?apa(?:\s(?:ya|yang|sih|kak|pak|bu|min|bang|mas|gan))*\s*[?]?\s*$|(?:butuh|perlu|beli|bahan(?:nya)?)\sapa\ssaja|apa\ssaja\syang\s(?:di)?(?:butuh|perlu)\p{L}*|cocok(?:nya)?\s(?:apa|yang mana|untuk)|(?:mana|apa)\s(?:yang\s)?(?:lebih\s)?(?:bagus|kuat|awet|cocok)|(?:bagus|kuat|awet)\s(?:yang\s)?mana/u,
  ],
  ['warranty', /garansi/u],
  [
    'pickup',
    /(?:gudang|depo)(?:nya)?\s(?:\p{L}+\s)?(?:di\s?mana|mana\s(?:saja|aja))|(?:alamat|lokasi)\sgudang|gudang\sterdekat|(?:ambil|jemput|angkut)\s(?:(?:barang\p{L}*|sendiri|langsung)\s)*(?:sendiri|(?:di|ke)\s(?:gudang|toko|tempat)\p{L}*)/u,
  ],
  [
    'delivery',
    /(?:sudah|udah|belum|apa)\s(?:termasuk\s|sama\s|dengan\s|dapat\s)?(?:di)?(?:kirim|antar)(?:nya)?\s(?:belum|apa|tidak)\s*[?]?$|ongkir|(?:ongkos|biaya)\s(?:kirim|antar|pengiriman)|kapan\s.*(?:sampai|kirim|datang|tiba)|(?:sampai|kirim|datang|tiba|antar)\p{L}*\s.*kapan|sampai\p{L}*\skapan|(?:berapa lama|berapa hari)|bisa\s(?:nyampe|sampai|datang|tiba)\p{L}*|(?:bisa|melayani)\s(?:di)?(?:kirim|antar)|(?:kirim|antar)\p{L}*\s.*(?:bisa|berapa)|sampainya|(?<!buka\s)(?:sampai|datang|tiba|kirim|antar)\p{L}*\s(?:\p{L}+\s)?jam\s|(?:pengiriman|kirim|antar)\p{L}*\s(?:gimana|bagaimana|pakai\s(?:truk|truck|mobil|pickup|apa))/u,
  ],
  [
    'service',
    /(?<!\p{L})(?:sewa|rental|nyewa|disewakan)(?!\p{L})|(?:di)?potong(?:in|kan)\s|dipotong|(?:jasa|tukang|ongkos|biaya)\spasang|(?<!\p{L})jasa\s(?!kirim|antar|pengiriman|ekspedisi)\p{L}{3}|(?:cari\p{L}*|ada|punya|sedia\p{L}*|butuh|perlu|sama|sekalian)\s(?:jasa\s)?tukang(?!\p{L})|dipasang(?:in|kan)/u,
  ],
  ['invoice', /faktur|(?<!\p{L})(?:ppn|npwp|invoice|kuitansi|kwitansi|nota)(?!\p{L})/u],
  [
    'payment',
    /bayar|pembayaran|(?<!\p{L})cod(?!\p{L})|cicil|tempo(?!\p{L})|qris|rekening|transfer/u,
  ],
  [
    'hours',
    /(?<!(?:sampai|datang|tiba|kirim|antar)\p{L}*\s(?:\p{L}+\s)?)jam\s(?:berapa|buka)|(?<!\p{L})buka(?:nya)?(?:\s|\?|$)|tutup\sjam|alamat\stoko|lokasi\stoko|toko(?:nya)?\sdi\s?mana/u,
  ],
  [
    'identity',
    /(?:bot|robot|orang beneran|orang asli|ai)\s(?:ya|kah|bukan)|(?:ini|kamu|anda)\s(?:siapa|bot|robot|ai)|siapa\s(?:ini|kamu|anda)/u,
  ],
  [
    'help',
    /bisa\s(?:bantu\s)?apa(?!\p{L})|bantu(?:an)?\sapa|cara\s(?:pesan|kerja|pakai)|gimana\s(?:cara|pesan)|tanya-tanya|tanya\sdulu/u,
  ],
  [
    'tiers',
    /(?<!\p{L})(?:cashback|discount|disc|voucher|kupon|murahin|murahkan|digoyang|harga\s(?:proyek|teman|temen|nett?(?:nya)?|pas(?:nya)?|reseller|langganan|member|toko|tukang|kontraktor|partai))(?!\p{L})|bisa\s(?:lebih\s)?(?:kurangi|turun)|(?:^|\s)kurangi\s(?:lah|sedikit|dong)|turun\p{L}*\s.*harga|harga\p{L}*\s.*(?<!\p{L})(?:turun|beda)|beda\sharga|(?:bisa|boleh)\s(?:di)?kurangi|diskon|grosir|potongan|partai|borongan|harga\s(?:khusus|spesial|special)|(?:beli|ambil|pesan)\sbanyak|promo|nego|mahal\s(?:amat|banget|sekali|ya|sih|betul)|(?:boleh|bisa|minta|kasih|tawar)\p{L}*\s.*\d.*(?<!\p{L})per\s(?:sak|lembar|batang|dus|buah|kubik|m3|roll|kaleng|galon|unit)/u,
  ],
  ['minimum', /minimal|minimum|min\.?\s?(?:order|beli|pesan)/u],
  ['cheaper', /(?:lebih|tapi)\s(?:murah|hemat|ekonomis|terjangkau)|murahan(?!\p{L})/u],
  [
    'alternatives',
    /(?:lebih|paling|yang|tapi)\s(?:murah|bagus|mahal|hemat|ekonomis|terjangkau)|(?:^|\s)di\sbawah\s\d|kelas\sbawah|pilihan\s(?:ter)?murah|bandingkan|bandingin|(?:pilihan|opsi)\s(?:lain|yang)|termurah|alternatif|pengganti|ganti(?:nya)?\s(?:pakai\s)?apa(?!\p{L})|(?:merek|merk|brand|tipe|jenis|pilihan|opsi|model)\sapa|(?:ukuran|warna|merek|merk|jenis|tipe|model|motif)(?:nya)?\s(?:ada\s)?(?:apa|berapa)\ssaja/u,
  ],
  [
    'others',
    /(?:merek|merk|brand|tipe|jenis|pilihan|opsi|model|warna|motif)\slain(?:nya)?|lihat\s(?:yang\s)?lain|selain\s(?:itu|ini)|yang\slain/u,
  ],
  [
    'total',
    /(?:masuk|cukup|nyampe|sampai)\s(?:budget\s)?\d+(?:[.,]\d+)*\s?(?:jt|juta|rb|ribu)|total(?:nya|in|kan)?(?:\s(?!\d)|$).*(?:berapa)?|(?:semua|jadi\s?(?:nya)?|keseluruhan)\s(?:(?:jadi|habis|kena|bayar)\s)*berapa|(?:habis|kena)\sberapa\s(?:semua|total)|berapa\s(?:semua|total)/u,
  ],
  [
    'list',
    /bacain|bacakan|cek\slagi|(?:lihat|dilihat|cek|tampil|sebut|baca|review|ulang|kirim)(?:in|kan|i)?\s(?:\p{L}+\s){0,2}(?:keranjang|daftar|pesanan|belanjaan|rincian)(?:nya)?(?!\p{L})|(?:daftar|ringkasan|rincian|isi)\s(?:belanja\p{L}*|pesanan|keranjang)|kecatat|kecatet|rinciannya|(?:apa|apa)\s?(?:saja|aja)\s?(?:tadi|pesanan|daftar)?|pesanan\ssaya|daftar(?:nya|\ssaya)|list(?:nya)?(?!\p{L})|rekap/u,
  ],
  ['stock', /stok|tersedia|masih\sada|habis|(?<!\p{L})kosong(?=.*[?])/u],
  [
    'price',
    /harga|berapa\s*(?:ya|kak|duit|rupiah|satu|per|se|nya|sih|\?|$)|(?:^|\s)berapa(?:\s|$)/u,
  ],
  [
    'stock',
    /stok|tersedia|masih\sada|(?:^|\s)ada(?:\s(?:tidak|kah|ya|kak|bos|pak|bu|bang|min|gan|om|mas|mbak))?\s*\??$|ada\s(?:tidak|kah|stok)|adakah|(?:^|\s)ada\s.+\?|(?:^|(?:bang|kak|min|gan|pak|apa)\s)ada\s|habis/u,
  ],
]

/** What a part of a message asks about; null where it asks nothing. */
export function readTopic(text: string): Topic | null {
  const asked = TOPIC_PATTERNS.find(([, pattern]) => pattern.test(text))
  return asked ? asked[0] : null
}
