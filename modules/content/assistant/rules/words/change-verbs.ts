import { unitWords } from '#modules/selling/material-lists/rules/units.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const COUNTED = String.raw`${NUMBER}(?:\s?(?:${unitWords.join('|')}|kg|kilo)(?!\p{L}))?`
const SIZED = String.raw`${NUMBER}(?:\s?(?:mm|mili|cm|inch|inci|kg|kilo|liter|watt|m))?(?!\p{L})`
const SOFT = String.raw`(?:\s(?:lah|ya|saja|deh|dong|kak|bang|pak|bu|min|mas|gan|bos))*`
const TAKEN_BACK = String.raw`(?:bukan|jangan|tidak\sjadi)\s(?:yang\s)?${COUNTED}${SOFT}(?:\s?,\s?|\s(?=tapi|melainkan))(?:(?:tapi|melainkan)\s)?`
const SUFFIX = '(?:in|kan|i|an|kanlah)?'

/** Words for so many, more and less, as the next stages know them; the order counts. */
const CHANGES: readonly [RegExp, string][] = [
  // `eh bukan, semen putih maksudnya`
  [/(?<=^(?:(?:eh|no)[\s,]+)*bukan(?:\s(?:itu|ini))?,.*)\smaksudnya$/gu, ''],
  // `bukan itu, maksud saya gypsum`, `salah barang, yang saya tanya GRC`
  [
    /^(?:(?:eh|lah|lho|duh|no|tidak|maaf|itu|kok)[\s,]+)*(?:bukan\s(?:yang\s)?(?:itu|ini|begitu)|bukan(?=[,!])|salah\s(?:barang|tangkap)|barangnya\ssalah)(?:\s(?:lah|yang\ssaya\smaksud))*[\s,!]+(?:(?:maksudnya|tapi|saya|aku|kami|yang|cari|tanya|mau|kan|butuh|butuhnya|minta|golek|harusnya|nanya|maksud|tadi|beli)[\s,]+)*(?=\p{L}{3})/gu,
    '',
  ],
  [
    /^(?:(?:eh|lah|lho|duh|no|maaf)[\s,]+)*(?:salah|keliru|beda|ngawur|tidak\snyambung),?\s(?:yang\s)?(?:saya|aku|kami)\s(?:kan\s|tadi\s)*(?:cari|tanya|nanya|mau|butuh|butuhnya|minta)\s(?=\p{L}{3})/gu,
    '',
  ],
  // `ganti semen sama mortar plester`, `semen pcc tuker ama semen opc`
  [
    /(?<!\p{L})ganti\s((?:(?!ganti|jadi)\p{L}+\s){1,2})(?:sama|dengan)\s(?=\p{L})(?!\p{L}+nya(?!\p{L}))/gu,
    'ganti $1jadi ',
  ],
  [/(?<!\p{L})ganti\s(?:sama|dengan|ku|menjadi)\s(?=\p{L})/gu, 'ganti jadi '],
  [/\sdari\s(?:yang\s)?(?:tadi|sebelumnya)$/gu, ''],
  // `daripada pasir beton mending pasir urug`
  [
    /(?<!\p{L})daripada\s(.+?)\s(?:mending|mendingan|lebih\sbaik|bagusan)\s(?=\p{L})/gu,
    '$1 ganti ',
  ],
  // `yang hijau dong jangan putih`
  [
    /(?<=(?<!\p{L})(?:yang|warna)\s[^,]*\p{L})(?:\s(?:dong|saja|ya|deh))*[\s,]+(?:jangan|bukan)\s(?:yang\s)?\p{L}+$/gu,
    '',
  ],
  // `balik ke 20 lagi`
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:di)?(?:balik|kembali)${SUFFIX}\s(?:(?:jadi|ke)\s|(?=${COUNTED}${SOFT}$))(${COUNTED})(?:\slagi)?`,
      'gu',
    ),
    'jadi $1',
  ],
  // `naikin jadi 25`, `bikin 25`, `set 25 lembar`
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:di)?(?:naik|turun|banyak|sedikit|dikit)${SUFFIX}(?:\ssaja)?\s(?:jadi|ke|menjadi)\s(?=\d)`,
      'gu',
    ),
    'jadi ',
  ],
  [
    new RegExp(
      // `yang 13 ganti ke 16` is another size.
      String.raw`(?<!\p{L})(?<!yang\s[\d.,x]+(?:\s?(?:mm|cm|inch|inci|kg|watt|liter))?\s(?:di)?(?=ganti))(?:di)?(?:(?:genap|bulat|pas)(?:in|kan)|(?:bikin|setel|set|update|edit|revisi|ralat|koreksi|ganti)${SUFFIX})(?:\ssaja)?\s(?:(?:jadi|ke|menjadi)\s)*(?=${COUNTED}${SOFT}\s*(?:$|[,;.?]))`,
      'gu',
    ),
    'jadi ',
  ],
  [new RegExp(String.raw`(?<!\p{L})(?:di)?naik${SUFFIX}\s(?=(?:\p{L}+nya\s)?\d)`, 'gu'), 'tambah '],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:di)?turun${SUFFIX}\s(?=(?:\p{L}+nya\s)?\d)|potong\s(?=\p{L}+nya\s\d))`,
      'gu',
    ),
    'kurangi ',
  ],
  // `semen plus 5`, `semen +20 sak`, `besi minus 4 batang`
  [new RegExp(String.raw`(?<=\p{L}\s)(?:plus\s|\+)(?=${COUNTED}${SOFT}$)`, 'gu'), 'tambah '],
  [new RegExp(String.raw`(?<=\p{L}\s)minus\s(?=${COUNTED}${SOFT}$)`, 'gu'), 'kurangi '],
  // `kelebihan 5 sak, kurangin segitu`
  [
    new RegExp(
      String.raw`(?<!\p{L})ke(?:lebihan|banyakan)\s(?!0(?![\d.,]))(${COUNTED})(?:[\s,]+kurangi\s(?:segitu|itu))?`,
      'gu',
    ),
    'kurangi $1',
  ],
  // `kurang 1 kaleng, tambahin ya`
  [new RegExp(String.raw`(?<=tambah\s${COUNTED})[\s,]+tambah(?=${SOFT}$)`, 'gu'), ''],
  // `semennya maksudnya 22`
  [new RegExp(String.raw`(?<=\p{L}nya\s)maksudnya\s(?=${COUNTED}${SOFT}$)`, 'gu'), 'jadi '],
  // `5 sak lagi semennya`
  [
    new RegExp(
      String.raw`(?<!(?:tambah|kurangi)\s.*|(?:jadi|ke)\s)(?<![\d.,x])(${COUNTED})\slagi(?!\p{L})`,
      'gu',
    ),
    'tambah $1',
  ],
  [/(?<!\p{L})(?:di)?kali(?:kan|in)\s(?=\d)|(?<!\p{L})dikali\s(?=\d)/gu, 'kali '],
  [/(?<!\p{L})(?:di)?bagi\s(?:jadi\s)?2(?![\d.,])/gu, 'setengah'],
  // `25 sak bukan 20`, `5 m3 saja jangan 6`
  [
    new RegExp(
      String.raw`(?<=\d.*)(?:,?${SOFT}\s|,\s?)(?:bukan|jangan|tidak\sjadi)\s(?:yang\s)?${SIZED}(?:\s?(?:${unitWords.join('|')}))?${SOFT}$`,
      'gu',
    ),
    '',
  ],
  // `semennya bukan 20 tapi 25`, `tidak jadi 10 lembar, tripleknya 7`
  [new RegExp(String.raw`(?<=\p{L}nya\s)${TAKEN_BACK}(?=${COUNTED}${SOFT}$)`, 'gu'), ''],
  [new RegExp(String.raw`^${TAKEN_BACK}(?=\p{L}+nya\s${COUNTED}${SOFT}$)`, 'gu'), ''],
]

/** A message about how many in words that the next stages know: `jadi`, `tambah`, `kurangi`, without the number that is taken back. */
export const readChangeVerbs = (line: string): string =>
  CHANGES.reduce((read, [pattern, meant]) => read.replaceAll(pattern, meant), line)
