import { unitWords } from '#modules/selling/material-lists/rules/units.ts'

const UNIT = `(?:${unitWords.join('|')}|kg|kilo)`
const SIZED = String.raw`\d+(?:[.,]\d+)?\s?(?:mm|mili|cm|inch|inci|kg|kilo|liter|watt|ampere|amper|a)`
const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|lah|kak|bang|pak|bu|min|mas))*`
const DECIDERS =
  'tukang|mandor|suami|istri|bapak|ibu|bos|mertua|pemborong|arsitek|klien|owner|pemilik'
const COLOURS = 'putih|hitam|merah|biru|hijau|kuning|cokelat|coklat|krem|abu-abu|abu|krom'
const OFF = String.raw`(?:jangan|tidak\sjadi|batal|tidak\susah|hapus)(?:\s(?:saja|deh|dulu))*`

/** What is said about a price, and of what is to change, in the words that the readers of changes know. */
export const SAID_OF_CHANGES: readonly [RegExp, string][] = [
  // `tebal 10 per kubiknya berapa`: for one of them, and the number before it is no quantity.
  [new RegExp(String.raw`(?<=\d)\sper\s?${UNIT}(?:nya)?(?=\s(?:berapa|harga))`, 'gu'), ''],
  // `wah segitu ya.. yang 2,5 kg saja`: what a buyer makes of a price.
  [
    /^(?:(?:wah|waduh|aduh|oh|hmm|duh|lah|ya|kok|wow)[\s,.]+)+(?:segitu|sebegitu|lumayan)(?:\s(?:ya|yah|juga|toh|ternyata|kah|kak|pak))*[\s,.!]+(?=[\p{L}\d])/gu,
    '',
  ],
  // `yang 16 jangan, ganti 20 A 2`
  [
    new RegExp(
      String.raw`(?<=^(?:(?:eh|oh|maaf)\s)?yang\s\d[\d.,x]*(?:\s?(?:mm|mili|cm|kg|inch|inci|watt|liter|ampere|a))?)(?:nya)?\s${OFF}[\s,]+(?:tapi\s)?(?:ganti|jadi|pakai|diganti)\s(?:jadi\s|ke\s|dengan\s|sama\s|yang\s)*(?=\d)`,
      'gu',
    ),
    ' ganti ',
  ],
  // `yang 9 saja, yang 12 kali mahalnya`: why the other is not wanted.
  [
    new RegExp(
      String.raw`(?<=\p{L}.*)[\s,]+(?:soalnya\s|karena\s)?yang\s(?:${SIZED}|\d[\d.,x]*|\p{L}+)\s(?:(?:terlalu|kali|ke|kelewat|agak)\s?mahal(?:nya|an)?|mahal(?:nya)?(?:\s(?:kali|banget|sekali))?)(?:\s(?:bang|kak|ya))*$`,
      'gu',
    ),
    '',
  ],
  // `semen 50 kg --> 60 sak`
  [/\s*(?:-+|=+)>\s*/gu, ' '],
  // `semennya 30 harusnya`
  [
    new RegExp(
      String.raw`(?<=\p{L}nya\s(?:jadi\s)?\d[\d.,]*(?:\s?${UNIT})?)\s(?:harusnya|maksudnya)${SOFT}$`,
      'gu',
    ),
    '',
  ],
  // `kalau ada 8 lembar`: what there is is ordered.
  [
    new RegExp(
      String.raw`(?<=^|[\s,?])kalau\sada[\s,]+(?=\d+\s?${UNIT}${SOFT}\s*(?:$|[,.]))`,
      'gu',
    ),
    '',
  ],
  // `kanalnya yang tebal 1 mm ada? ganti itu deh`: in one breath it is wanted.
  [
    new RegExp(
      String.raw`(?<=^\p{L}+nya\s)(yang\s[^?,]*?)\sada(?:\s(?:tidak|kah))?\s*[?,.]+\s*(?:kalau\sada\s)?(?:di)?ganti\s(?:jadi\s|ke\s|dengan\s|pakai\s)*(?:yang\s)?itu${SOFT}$`,
      'gu',
    ),
    'ganti $1',
  ],
  // `bak cuci 2 lubang 1`: what one of them has so many of, and how many of them.
  [
    /(?<=\d\s(?:lubang|pintu|laci|susun|gang|tungku)\s\d{1,3})(?=\s*(?:$|[,.]|\s(?:dan|sama|terus)\s))/gu,
    ' buah',
  ],
  // `pakunya salah, maksudnya paku kayu 5 cm`
  [
    /(?<=^(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s(?:salah|keliru)(?:\s(?:tulis|ketik|sebut|pesan|barang))?[\s,]+(?:maksudnya|harusnya|yang\sbenar)\s(?=\p{L}{3})/gu,
    ' ganti ',
  ],
  // `kalau m6 lebih murah berapa`: by how much is seen from the price.
  [/(?<=\p{L}.*)\slebih\s(?:murah|mahal)(?:nya)?\sberapa(?!\p{L})/gu, ' harga berapa'],
  // `klien minta deckingnya ganti warna jati`
  [
    new RegExp(
      String.raw`(?<=^|[,.]\s)(?:${DECIDERS})(?:nya|ku|\ssaya|\skami)?\s(?:minta|mau|bilang|ingin|pengen|pesan)\s(?:supaya\s|agar\s|biar\s)?(?=(?:\p{L}+\s)?\p{L}{3,}nya\s)`,
      'gu',
    ),
    '',
  ],
  // `kata tukang kelas d saja`: who says so says nothing more.
  [
    new RegExp(
      String.raw`(?<=^|[,.]\s)(?:kata|menurut|saran)\s(?:${DECIDERS})(?:nya|\ssaya)?\s(?:mending\s|pakai\s|yang\s)*`,
      'gu',
    ),
    'yang ',
  ],
  // `sama cat dasar? eh tidak usah`: what is asked for and taken back.
  [
    new RegExp(
      String.raw`(?<=^|[,.\n]\s?)(?:(?:sama|dan|terus|tambah|plus)\s)?\p{L}[^,.?\n\d]*[?]+\s*(?:eh|oh|hmm|ah)[\s,]+(?:tidak\susah|tidak\sjadi|batal|jangan|tidak\sperlu)${SOFT}(?:[\s,.]+|$)`,
      'gu',
    ),
    '',
  ],
  // `yang terakhir tidak jadi hitam, yang stainless saja`
  [
    new RegExp(
      String.raw`^(?:(?:eh|maaf)\s)?(?:yang\s\p{L}{3,}|\p{L}+nya|nomor\s\d+)\s(?:itu\s|tadi\s)*tidak\sjadi\s(?:yang\s|warna\s)?(\p{L}{3,})[\s,]+(?:tapi\s|ganti\s|jadi\s)*(?:yang|warna)\s(\p{L}{3,}[^,]*?)${SOFT}$`,
      'gu',
    ),
    'bukan $1, $2',
  ],
  // `balik ke aw`: another sort again.
  [
    new RegExp(
      String.raw`(?<=^|[,.]\s)(?:di)?(?:balik|kembali)(?:in|kan)?(?:\slagi)?\s(?:ke|jadi)\s(?:kelas\s|warna\s|yang\s)*(?=(?:aw|d|c|uty|${COLOURS})(?:\s(?:saja|ya|deh))*\s*(?:$|[,.]))`,
      'gu',
    ),
    'ganti yang ',
  ],
  // `72 m2 berarti 50 dus ya? ambil segitu`: what is taken is what was said.
  [
    new RegExp(
      String.raw`^(?:kalau\s|jadi\s|berarti\s)?[^?\n]*?(?<![\d.,])(\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')}))(?:\s(?:ya|kan|dong|to|toh|cukup|pas))*\s*[?,.]+\s*(?:(?:ya|oke|ok|sudah)\s)*(?:ambil|pesan|catat|masukin|masukkan|mau|beli|itu)(?:\s(?:saja|dulu))?\s(?:segitu|sebanyak\situ|sejumlah\situ)${SOFT}$`,
      'gu',
    ),
    'ambil $1',
  ],
  // `bendratnya masih ada di gudang, tidak usah`: said twice.
  [
    new RegExp(
      String.raw`(?<=\p{L}{2}nya\s(?:sudah|masih)\s(?:ada|punya|banyak)[^,?\d]*)[\s,]+(?:jadi\s)?${OFF}(?:\s(?:lagi|ditambah|pesan|beli))*${SOFT}$`,
      'gu',
    ),
    '',
  ],
  // `nomor 2 kebanyakan, cukup 30`: why it changes says nothing more.
  [
    new RegExp(
      String.raw`(?<=^(?:(?:eh|maaf|oh)[\s,]+)*(?:(?:yang\s)?(?:nomor|nomer|no\.?|item|poin|ke-?)\s?\d{1,2}|yang\s[\p{L}\d.,x]+(?:\s(?:mm|cm|kg|inch))?|(?:\p{L}{3,}\s)?\p{L}{3,}nya))\s(?:kayaknya\s|ternyata\s|itu\s)*(?:ke(?:banyakan|lebihan|kurangan|dikitan)|kurangi?(?=[\s,.]+(?:jadi|ambil|pesan)\s\d))(?:\s(?:ya|deh|kayaknya|ternyata))*[\s,.]+(?:kurangi\s|tambah\s)?(?:jadi|cukup|ambil|cuma|mending|pesan)?(?:\s(?:jadi|saja))*\s?(?=[1-9])`,
      'gu',
    ),
    ' jadi ',
  ],
  // `kalau gratis 900 kubik juga boleh`: nobody orders so many.
  [
    /(?:^|(?<=[.,\n]\s?))kalau\s(?:gratis|dikasih|di\skasih|diskon\s(?:90|100)\s?%|saya\skaya|menang\slotre)[^,.?\n]*\d[^,.?\n]*(?:boleh|mau|ambil|juga|angkut|borong)[^,.?\n]*/gu,
    '',
  ],
  // `itu triplek apa dilapis emas?`
  [
    /(?:^|(?<=[.,?\n]\s?))(?:(?:itu|ini|lah|kok|buset|wah|busyet)\s)*\p{L}{3,}(?:\s\p{L}{3,})?\s(?:apa|atau)\s(?:di)?(?:lapis|bungkus|buat|campur)?(?:in|i)?\s?(?:dari\s|pakai\s|sama\s)?(?:emas|berlian|perak|intan|permata)(?:\s\p{L}+)?\s*[?!.]*\s*/gu,
    '',
  ],
  // `semen instan untuk pasangnya`
  [/(?<=(?<!\p{L})semen\sinstan)\suntuk\spasang(?:nya|an|annya)?(?=\s*(?:$|\d))/gu, 'nya'],
]
