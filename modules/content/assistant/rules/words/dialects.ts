/** How a region says what the next stages know, by the word that is meant; only words that mean nothing else in a list. */
const REGIONS: Record<string, Record<string, string>> = {
  minang: {
    mau: 'nio namuah',
    saja: 'sajo',
    saya: 'denai',
    sudah: 'alah',
    tidak: 'indak',
    semua: 'sado sadonyo kasadonyo',
    kirim: 'antaan antakan',
    satu: 'ciek',
    dua: 'duo',
    tiga: 'tigo',
    tujuh: 'tujuah',
    delapan: 'salapan',
    sembilan: 'sambilan',
    belas: 'baleh',
    seratus: 'saratuih',
  },
  banjar: {
    mau: 'handak hndak',
    saja: 'haja',
    saya: 'ulun',
    beli: 'manukar',
    tidak: 'kada kadada',
    dan: 'wan lawan',
    berapa: 'barapa',
    betul: 'bujur',
    untuk: 'gasan',
    kg: 'kilu',
  },
  manado: {
    semua: 'samua',
    betul: 'butul',
    ya: 'io',
    kami: 'torang',
    anda: 'ngana',
    kasih: 'kase',
  },
  makassar: { ya: 'iyye' },
  malay: { saja: 'jak jaklah', sama: 'same', itu: 'tu', jumlahnya: 'jumlahnye' },
  javanese: {
    sudah: 'uwes',
    kurangi: 'kurangono kurangane',
    tambah: 'tambahane imbuhi',
    ganti: 'ganteni gentenono ganteke gantine',
    batal: 'batalno batalke batalne',
    apa: 'opo',
    belas: 'welas',
    untuk: 'gawe',
  },
  medan: { ya: 'iyanya', lah: 'la' },
  typed: {
    saja: 'sj sja',
    salah: 'slh slah',
    ketik: 'ktik ktk',
    tadi: 'td tdi',
    totalnya: 'totalx',
    harganya: 'hargax',
    jumlahnya: 'jumlahx jmlhnya jmlnya',
    ongkir: 'ongkirx',
    mbak: 'mba mbk mb mbaknya',
    mau: 'maunya',
    krom: 'chrome crome chrom',
    kakak: 'kakk kakaa',
  },
}

/** The word that a spelling of some region means. */
export const regionalMeanings: readonly (readonly [string, string])[] = Object.values(
  REGIONS,
).flatMap((table) =>
  Object.entries(table).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, word] as const),
  ),
)

/** What a region says in more than a word, or where only its neighbours tell what it means. In lower case; the order counts. */
export const REGIONAL_PHRASES: readonly [RegExp, string][] = [
  // `iye', betulmi`, `tabe' kak`
  [/(?<=\p{L})['’](?=[\s,.?!]|$|(?:e|ne|nya|nipun)(?!\p{L}))/gmu, ''],
  // `nio bali semen` of Padang wants cement, and does not live on Bali.
  [/(?<=(?<!\p{L})(?:nio|mau|handak|ka)\s)bali(?=\s)/gu, 'beli'],
  [
    /(?<!\p{L})(?<!batu\s)bara(?=\s(?:harago|harga|jadi|sado|kasadonyo|ongkir|ciek|total)\p{L}*)/gu,
    'berapa',
  ],
  // Anam is somebody, too.
  [
    /(?<!\p{L})anam(?=\s(?:pulu\p{L}*|ratu\p{L}*|bal\p{L}*|sak|zak|batang|btg|lembar|lambar|kilo|kg|kubik|dus|buah|biji|kaleng|gulung|rol))/gu,
    'enam',
  ],
  // `nang 9` of Banjar; Javanese goes `nang` somewhere.
  [
    /(?<!\p{L})nang(?=\s(?:\d|putih|hitam|merah|biru|hijau|kuning|ganal|halus|kandal|tabal|tadi|itu|nomor))/gu,
    'yang',
  ],
  // `bendrate sak rol` of Java is one.
  [
    /(?<=\p{L}\s)sak\s(?=(?:rol|roll|dus|lonjor|batang|lembar|kubik|truk|rit|iji|buah|kaleng|pail)(?!\p{L}))/gu,
    '1 ',
  ],
  // `semen 10 sak deng paku 5 kilo`, `so cukup jo` of Manado.
  [/(?<=\d\s?\p{L}*)\sdeng\s(?=\p{L}{3,}\s)/gu, ' dan '],
  [/(?<=[\p{L}\d])\s(?:jo|neh|dang|kwa|katu|le)(?=\s*(?:$|[,.?!]))/gmu, ''],
  [/(?<!\p{L})so\s(?=(?:cukup|itu|pas|lengkap|klar|samua|betul|butul)(?!\p{L}))/gu, 'sudah '],
  // `besi limo batang sabuting`
  [/(?<!\p{L})sabuting(?!\p{L})/gu, '1 buah'],
  [
    /(?<=\d\s?|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|puluh|belas)\s)buting(?!\p{L})/gu,
    'buah',
  ],
  // `murah kali`, `jangan lama kali`: very, where nothing is counted.
  [
    /(?<=(?<!\p{L})(?:lama|mahal|murah|murahnya|cepat|cepet|banyak|besar|bagus|mantap)\s)kali(?=\s*(?:$|[,.!?]|\p{L}))/gu,
    'banget',
  ],
]

/** `antaan ka Payakumbuh`: a message whose words for bringing goods somewhere are those that the readers of addresses know. */
export const sayWhereTo = (message: string): string =>
  message.replaceAll(
    /(?<!\p{L})(?:antaan|antakan|antarno|anterno|kirimno|kirimke|kirimakan|bawaan|ateraken)(?=\s+(?:ka|ke|ning|nang|nyang)\s)/giu,
    'kirim',
  )
