/** What takes off the last goods, where none are called. */
export const REMOVES =
  /(?:^|\s)(?:hapus|batal|urung|(?:tidak|jangan)\s(?:jadi|usah|perlu|pakai))(?:\s(?:di)?(?:masuk|kirim|pesan|beli|ambil|ikut)\p{L}*)?(?:\s|$|nya)/u

const PUT_AWAY = String.raw`(?:di)?(?:keluar|hilang|ilang|buang|cabut|copot|lepas|drop|skip|lewat|kosong|clear|singkir|tinggal)(?:in|kan|i|lah)?`
const PUT_OFF = String.raw`(?:di)?(?:tunda|pending|hold)(?:in|kan)?|nanti|belakangan|lain\skali|kapan-kapan|besok-besok|menyusul`
const HAS = String.raw`(?:sudah|masih)\s(?:ada|punya|beli|dapat|dibeli|banyak)(?:\s(?:stok|sisa|banyak|sedikit))*(?:\sdi\s(?:rumah|gudang|toko|tempat|lokasi|proyek|site)(?:\slain)?)?`
const NOT = String.raw`(?:tidak(?!\sada)|jangan)(?:\s(?:di)?(?:masuk|kirim|pesan|beli|ambil|ikut)\p{L}*)?|(?:tidak|jangan)\s(?:jadi|usah|perlu|pakai)|nol|0|tanpa|kecuali|hapus|batal|urung`

/** What takes goods off only where they are called and nothing else is said of them: `tripleknya skip dulu`, `tanpa pasir`. */
export const REMOVES_CALLED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${PUT_AWAY}|${PUT_OFF}|${HAS}|${NOT})(?![\p{L}\d])`,
  'u',
)

/** Where they are taken from says nothing more. */
export const FROM_LIST =
  /\s(?:dari|di)\s(?:list|daftar|pesanan|keranjang|belanjaan)(?:nya|\ssaya)?(?!\p{L})/gu

/** `mulai dari nol`, `kosongin daftarnya`: everything is taken off. */
export const RESTARTS =
  /^(?:\p{L}+\s)*?(?:reset|(?:ulang|ulangi|mengulang|ngulang|mulai|bikin|buat)(?:\s\p{L}+){0,3}\sdari\s(?:awal|nol|0)|(?:kosong|bersih|clear)(?:in|kan)?(?:\s\p{L}+)?\s(?:list|daftar|keranjang|pesanan|semua)(?:nya)?)(?:\s(?:lagi|saja|ya|deh|dong|kak|dulu))*$/u
