import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { SAID_OF_CHANGES } from './say-changes.ts'
import { YES_WORDS } from './word-sets.ts'

const UNIT = String.raw`(?:\s?(?:${unitWords.join('|')}|kg|kilo))`
const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|lah|kak|kakak|bang|mas|mbak|pak|bu|min|dulu|juga))*`
const END = String.raw`(?=\s*(?:$|[.]))`
/** Who decides at home or at the site. */
const DECIDERS = String.raw`(?:suami|istri|bapak|ibu|bos|tukang|mandor|anak|mertua|owner|klien|pemilik|orang\srumah)(?:ku|nya|\ssaya|\skami)?`
const CALLED = String.raw`(?:\p{L}{2,}\s)?\p{L}{2,}nya`
const OFF = String.raw`(?:tidak\sjadi|batal|tidak\susah|jangan|hapus|skip)`
/** Why goods are not wanted any more. */
const REASON = String.raw`(?:(?:soalnya|karena|ternyata|kebetulan)\s|(?:di)?(?:kasih|beri)\s|(?:sudah|masih|ada(?=\s(?:sisa|stok|yang|di|dari)\s)|dapat(?=\s(?:dari|di|sisa|yang|gratis)\s)|beli(?=\s(?:di|dari|sendiri|yang))|punya|nemu|pinjam|minjam|nanti|katanya|${DECIDERS})\s(?!(?:itu|cukup|segitu|begitu|lengkap|semua|selesai|lagi|juga|ada\slagi|tambah)(?!\p{L})))`
const YES = [...YES_WORDS].join('|')
const HASTE = String.raw`(?:jangan\s(?:sampai\s)?(?:lama|telat|lambat)[\p{L}-]*|(?:saya\s|kami\s)?(?:di)?tunggu(?!\s(?:dulu|sebentar))(?:\s(?:kabar|kiriman|barang|pengiriman)\p{L}*)?|(?:tolong\s|mohon\s)?(?:di)?(?:kirim\s)?(?:se)?cepat(?:nya|an)?|(?:tolong\s|mohon\s)?segera(?:\s(?:di)?(?:kirim|proses|antar))?|buruan|kirim\ssegera|gpl)(?:\s(?:banget|kirim|dikirim|diproses|diantar|sampai|lama|nya|ya|lah))*`

/** What is said in many words, in as many as the readers need; of a line whose words are spelt out. The order counts. */
const PLAINLY: readonly [RegExp, string][] = [
  ...SAID_OF_CHANGES,
  // A sentence ends with a sign, and a quantity with none.
  [/(?<=[\p{L}\d])[.!]+$/gu, ''],
  // `tripleknya tidak jadi yang 9, ganti yang 6 mm`: others take its place, and it is not taken off.
  [
    new RegExp(
      String.raw`(?<=${CALLED})\s${OFF}(?:\s(?:saja|deh|dulu))*(?:\s(?:yang\s)?(?:itu|tadi|\d[\d.,x]*(?:\s?(?:mm|mili|cm|kg|inch|inci|watt|liter))?|yang\s\p{L}+))?[\s,]+(?:tapi\s|saya\s|mau\s)*(?:ganti|pakai|jadi)\s(?:jadi\s|ke\s|dengan\s|sama\s)?`,
      'gu',
    ),
    ' ganti ',
  ],
  // `tambah sedikit jadi 6,5 kubik`
  [
    /(?<!\p{L})(?:tambah|kurangi|(?:di)?(?:naik|turun|bulat|genap)(?:in|kan)?)\s(?:(?:sedikit|saja|lagi)\s)+(?:jadi|ke|sampai)\s(?=\d)/gu,
    'jadi ',
  ],
  // `pasirnya tidak jadi, dikasih tetangga`
  [new RegExp(String.raw`(?<=(?<!\p{L})${OFF}${SOFT})\s*,\s*${REASON}[^,?\d]*$`, 'gu'), ''],
  // `…, 18 cukup`
  [
    new RegExp(
      String.raw`(?<=^|[\p{L}]\s*,\s*)(\d+(?:[.,]\d+)?${UNIT}?)(?:\ssaja)?\s(?:sudah\s)?cukup${SOFT}$`,
      'gu',
    ),
    'jadi $1',
  ],
  // `yang 550 saja, rumahnya kecil kok`: why, with its softening word.
  [/(?<=\p{L}|\d)\s*,\s*[^,?\d]*\s(?:kok|soalnya)$/gu, ''],
  // `kata tetangga kalau bocor suka jamuran`: what others say orders nothing.
  [
    /^(?:kata|menurut)\s(?:tetangga|orang|teman|temen|sodara|saudara|tukangku|google|internet|youtube)(?!\p{L})[^?\d]*$/gu,
    'oke',
  ],
  // `hrg spandek buat kanopi brp y`
  [/(?<=\p{L})\sy$/gu, ' ya'],
  // `pokoknya 20 batang ya`
  [/^(?:(?:ya|oke|sip|eh)\s)*(?:pokoknya|intinya|yang\spenting)[\s,]+(?=\d)/gu, 'jadi '],
  // `bendratnya masih ada di gudang, tidak usah`
  [
    new RegExp(
      String.raw`(?<=^(?:(?:eh|oh|kalau|maaf)\s)*${CALLED})\s${REASON}[^,?\d]*,\s*(?=${OFF}${SOFT}$)`,
      'gu',
    ),
    ' ',
  ],
  // `besinya 45 batang ya salah ketik tadi`
  [
    new RegExp(
      String.raw`(?<=\d.*)[\s,]+(?:ya\s|y\s|maaf\s|eh\s|tadi\s)*(?:salah|keliru|typo)(?:\s(?:ketik|tulis|sebut|hitung|input|ngetik|pencet))?(?:\stadi)?${SOFT}$`,
      'gu',
    ),
    '',
  ],
  // `ya betul, jangan lama ya`: haste behind a yes.
  [
    new RegExp(
      String.raw`(?<=^(?:(?:${YES}|sudah)[\s,]*(?:kak|kakak|bang|mas|mbak|pak|bu|min|lae|saja|lah|semua)?[\s,]*)+)[\s,.]+${HASTE}${SOFT}$`,
      'gu',
    ),
    '',
  ],
  // `yang paling bawah tidak usah`
  [
    /(?<!\p{L})(?:yang\s)?(?:paling\s(?:bawah|akhir|belakang|buncit)|terbawah|nomor\sterakhir)(?=\s(?:tidak|hapus|batal|jadi|ganti|tambah|kurangi|skip|jangan|cukup|\d))/gu,
    'yang terakhir',
  ],
  [
    /(?<!\p{L})(?:yang\s)?(?:paling\s(?:atas|awal|depan)|teratas)(?=\s(?:tidak|hapus|batal|jadi|ganti|tambah|kurangi|skip|jangan|cukup|\d))/gu,
    'yang pertama',
  ],
  // `ganti 50x50x5, jumlahnya sama`
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:ganti|jadi|tukar)\s.*)[\s,]+(?:jumlah|banyak)(?:nya)?\s(?:tetap|sama)(?:\ssaja)?${SOFT}$`,
      'gu',
    ),
    '',
  ],
  // `batu kali sama banyaknya`: as many as of what was said before.
  [
    new RegExp(
      String.raw`(?<=\p{L}{3}.*)[\s,]+(?:sama\sbanyak(?:nya)?|(?:jumlah|banyak)nya\s(?:(?:di)?sama(?:in|kan)?|segitu)(?:\sjuga)?|sebanyak\situ|sama\sjumlahnya)${SOFT}$`,
      'gu',
    ),
    ' sejumlah itu',
  ],
  [
    /(?<!\p{L})(?:(?:jumlah|banyak)(?:nya)?\s)?(?:di)?(?:sama(?:in|kan)|sama\s(?=sama\s))\s?(?:saja\s)?(?:sama|dengan|seperti|kayak|ke)\s(?=\p{L})/gu,
    'sejumlah ',
  ],
  // `suami mau biru langit, ganti ya`: what somebody wants in its place.
  [
    new RegExp(
      String.raw`^(?:(?:eh|sebentar|bentar|maaf|aduh|waduh|duh|tunggu|kak|kakak|min)[\s,]+)*(?:${DECIDERS}\s)?(?:mau|minta|pilih|suka)\s(?:yang\s|warna\s)*(\p{L}[^,]*?|\d[^,]*?)[\s,]*ganti(?:\s(?:itu|saja|ya|dong|kak|kakak|deh))*$`,
      'gu',
    ),
    'ganti yang $1',
  ],
  // `tidak jadi deh, balik ke hijau sage saja`
  [
    new RegExp(
      String.raw`^(?:\p{L}{1,6}[\s,]+){0,2}?tidak\sjadi(?:\s(?:deh|ah|lah|saja))*[\s,]+(?:di)?(?:balik|kembali|tetap)(?:in|kan)?(?:\slagi)?\s(?:ke\s|yang\s|warna\s)*(?=\p{L})(?!\s*(?:awal|semula|tadi|sebelum|itu))`,
      'gu',
    ),
    'ganti yang ',
  ],
  // `… tapi 2 galon`: the quantity of what was said.
  [
    new RegExp(
      String.raw`(?<=\p{L})\s(?:tapi|cuma|cuman)\s(?=\d+(?:[.,]\d+)?${UNIT}${SOFT}$)`,
      'gu',
    ),
    ', ',
  ],
  // `m7 saja kalau begitu`
  [new RegExp(String.raw`(?<=[\p{L}\d])\skalau\sbegitu${SOFT}${END}`, 'gu'), ''],
  // `pasir 2 truk CDD berarti 14 kubik`: so much is in them.
  [
    /(?<![\d.,])\d+\s?(?:truk|truck|rit|colt|pickup|engkel|cdd|fuso)(?:\s(?:cdd|engkel|fuso|colt|diesel|dump|tronton|besar|kecil))*\s(?:berarti|=|jadi|itu|total(?:nya)?|sekitar|kira-kira)\s(?:sekitar\s)?(?=\d+(?:[.,]\d+)?\s?(?:kubik|m3))/gu,
    '',
  ],
  // `warnanya hijau saja, jangan merah`
  [
    /(?<=(?<!\p{L})warnanya\s[^,]*\p{L})(?:\s(?:dong|saja|ya|deh))*[\s,]+(?:jangan|bukan)\s(?:yang\s)?\p{L}+$/gu,
    '',
  ],
  // `yang abu` is grey, and no ash.
  [
    /(?<=(?<!\p{L})(?:yang|warna|warnanya)\s)abu(?=\s*(?:$|[,.?]|(?:saja|ya|deh|dong|kak)(?!\p{L})))/gu,
    'abu-abu',
  ],
  // `cor dak 40 meter tebal 12 cm`: an area, where nothing else is said of it.
  [
    /(?<=(?<!\p{L})(?:cor|ngecor|pengecoran|dak)\s(?:\p{L}+\s){0,3})(\d{2,4})\s?(?:m|meter)(?=[\s,]+tebal)/gu,
    '$1 m2',
  ],
  // `lemnya ganti untuk granit`
  [/(?<=\p{L}nya\s(?:ganti|jadi)\s)(?:yang\s)?untuk\s(?=\p{L})/gu, 'yang '],
  // `tambah 20x40 tebal sama 30 batang`
  [/(?<=\dx\d+)\s(?:(?:yang\s)?tebal(?:nya)?\s(?:tetap\s)?sama|sama\stebal(?:nya)?)(?=\s\d)/gu, ''],
  // How lamps shine: what is warm is yellow.
  [/(?<![\d.,])(?:2[.]?700|3[.]?000|3[.]?200)\s?k(?!\p{L})/gu, 'kuning'],
  [/(?<![\d.,])(?:6[.]?[05]00)\s?k(?!\p{L})/gu, 'putih'],
  // `downlight 9 watt 24 titik`
  [
    /(?<=(?<!\p{L})(?:lampu|downlight|led|bohlam|saklar|kontak|fitting)(?:[^,;]|,\d)*\s\d{1,3})\s(?:titik|mata)(?!\p{L})/gu,
    ' buah',
  ],
  [/(?<!\p{L})warm(?:\s?white)?(?!\p{L})/gu, 'kuning'],
  [/(?<!\p{L})(?:cool\s?(?:white|day\s?light)|day\s?light)(?!\p{L})/gu, 'putih'],
  [
    /(?<=(?<!\p{L})(?:lampu|led|downlight|bohlam|strip|watt|cahaya(?:nya)?|warna(?:nya)?|yang)(?:\s\p{L}+)?\s)(?:hangat|anget)(?!\p{L})/gu,
    'kuning',
  ],
]

/** A line of a message in plainer words. */
export const sayPlainly = (line: string): string =>
  PLAINLY.reduce(
    (said, [pattern, meant]) => said.replaceAll(pattern, meant),
    line.replaceAll(/\s+/gu, ' ').trim(),
  )
