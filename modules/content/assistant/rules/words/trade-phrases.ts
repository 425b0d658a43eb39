/**
 * What goods are called in several words, in the words of the catalogue, and what stands beside them and names none. In
 * lower case; the order counts.
 */
export const TRADE_PHRASES: readonly [RegExp, string][] = [
  // `mortar perekat bata ringan`: what bags of adhesive say.
  [/(?<!\p{L})mortar\s(?=(?:perekat|lem)\s(?:bata|hebel|keramik|granit))/gu, ''],
  // `dinding 1 bata`, `pasangan setengah bata`: how thick a wall is counts no bricks.
  [
    /(?<=(?<!\p{L})(?:dinding|tembok|pasangan|pasang|tebal)(?:nya)?\s)(?:satu|1|se)\s?bata(?!\p{L}|\s(?:merah|ringan))/gu,
    'sebata',
  ],
  [
    /(?<=(?<!\p{L})(?:dinding|tembok|pasangan|pasang|tebal)(?:nya)?\s)(?:setengah|1\/2|½)\s?bata(?!\p{L}|\s(?:merah|ringan))/gu,
    '',
  ],
  // `semen buat pasang keramik`: what tiles are laid with.
  [
    /(?<!\p{L})semen\s(?:instan\s)?(?:(?:(?:untuk|buat|bwt|utk|buwat)\s(?:(?:pasang|masang|nempel(?:in)?|tempel|rekat|lem)\s)?|(?:pasang|masang|nempel(?:in)?|tempel)\s)(?=(?:keramik|granit|ubin|tegel)(?!\p{L}))|(?=(?:keramik|granit)(?!\p{L}|\s\d)))/gu,
    'perekat ',
  ],
  // `ngecat tembok dalam 90 m2 warna putih`: with what, where no paint is named.
  [
    /(?<!\p{L})(?:nge|di|me(?:nge)?)cat\s(?=(?:tembok|dinding)(?!\p{L})(?!.*(?<!\p{L})cat(?!\p{L})))/gu,
    'pakai cat ',
  ],
  // `kamar 3x4 mau dicat hijau sage`: walls inside.
  [
    /(?<=(?<!\p{L})(?:kamar|ruang|ruangan|dapur)(?:nya|ku)?(?!\p{L})[^\n]*)(?<!\p{L})(?:(?:mau|akan|ingin|pengen)\s)?(?:di|nge)cat(?:\sulang)?\s(?:pakai\s)?(?:warna\s)?(?=(?:abu|putih|hijau|biru|kuning|krem|cok?elat|terakota|broken)(?!\p{L}))/gu,
    'pakai cat tembok ',
  ],
  // `mau ngecat kamar, cat yang putih`: what walls are painted with.
  [
    /(?<=(?:nge|di|me(?:nge)?|penge)cat(?:an)?\s[^\n]*(?<!\p{L})(?:kamar|tembok|dinding|ruang(?:an|\stamu)?|rumah|kos(?:an)?|kontrakan)(?:nya)?(?!\p{L})[^\n]*)(?<!\p{L})cat(?=(?:nya)?\s(?:yang\s|warna\s|yg\s|wrn\s)?(?:putih|krem|abu|hijau|biru|broken)(?!\p{L}))/gu,
    'cat tembok',
  ],
  // `pk 5 cm 3 kg` are nails: nothing else of five centimetres is used.
  [/(?<=^|[,;\n]\s?)pk(?=\s\d+(?:[.,]\d+)?\s?(?:cm|inch|inci)(?!\p{L}))/gmu, 'paku'],
  // `mau ngecat pagar besi, butuh cat 1 kg`: what iron or wood is painted with.
  [
    /(?<=(?:nge|di|me(?:nge)?|penge)cat(?:an)?\s[^\n]*(?<!\p{L})(?:pagar|teralis|tralis|kanopi|tiang|kusen|pintu|railing|gerbang)\s(besi|kayu|hollow)(?!\p{L})[^\n]*)(?<!\p{L})cat(?=(?:nya)?\s(?:(?:yang|yg|warna|wrn)\s)*(?:\d|putih|hitam|krem|abu|hijau|biru|cok?elat|merah))/gu,
    'cat $1',
  ],
  // What the trade says in English, or shortens.
  [
    /(?<!\p{L})(?:paving|pavin)\s?blo[ck]k?s?(?!\p{L})|(?<!\p{L})(?:con|kon)\s?blo[ck]k?(?!\p{L})/gu,
    'paving',
  ],
  [/(?<!\p{L})(?:dimana|dmana|dmn)(?!\p{L})/gu, 'di mana'],
  [/(?<!\p{L})u\sditch(?=(?:nya)?(?!\p{L}))/gu, 'u-ditch'],
  [/(?<!\p{L})lembab(?!\p{L})/gu, 'lembap'],
  // Channels beside battens are of light steel.
  [/(?<!\p{L})kanal\sc(?=\s\d+\s?(?:btg|batang)[^;\n]*(?<!\p{L})reng)/gu, 'kanal baja ringan'],
  [/(?<!\p{L})water\s?proof(?!\p{L})/gu, 'waterproofing'],
  [/(?<!\p{L})heavy\sduty(?!\p{L})/gu, 'berat'],
  [/(?<!\p{L})light\sduty(?!\p{L})/gu, 'ringan'],
  [/(?<!\p{L})(?:scaffolding\s)?main\sframe(?!\p{L})/gu, 'rangka utama perancah'],
  [/(?<!\p{L})cross\sbrace(?!\p{L})/gu, 'palang silang perancah'],
  [/(?<!\p{L})genteng\s(?:metal\s)?pasir(?!\p{L})/gu, 'genteng metal berpasir'],
  [/(?<!\p{L})spandek\spasir(?!\p{L})/gu, 'spandek berpasir'],
  [/(?<=g[yi]psum(?:\s[^,;\n]*)?\s)(?:tahan|anti)\sair(?!\p{L})/gu, 'tahan lembap'],
  [/(?<!\p{L})plafon\s(?=g[yi]psum|grc|kalsi)/gu, ''],
  [/(?<!\p{L})kloset\sduduk\s(?=(?:[^,;\n]*\s)?(?:monoblok|one\s?piece))/gu, 'kloset '],
  [
    /(?<!\p{L})(?:dinding|tembok|lantai|atap|plafon|rangka)nya\s(?:mau\s|ingin\s|pengen\s)?(?:(?:di)?(?:pakai|pake|pk|pasang)\s|(?<=mau\s|ingin\s|pengen\s))(?=\p{L})/gu,
    'pakai ',
  ],
  [
    /(?<!\p{L})((?:kamar|dapur|rumah|ruang|ruangan|teras|garasi|dinding|tembok|lantai|pagar|atap)(?:\s(?:tamu|keluarga|tidur|mandi|makan|belakang|depan|luar))?)(?:ku|nya|\s(?:saya|aku|gue|gw|kami|kita|sy))(?=\s\d)/gu,
    '$1',
  ],
  // `rangkanya hollow 2x4`
  [
    /(?<!\p{L})rangkanya\s(?=(?:hollow|holo|furing|kanal|baja|metal|kayu|kaso|besi)(?!\p{L}))/gu,
    '',
  ],
  [/(?<!\p{L})masing\smasing(?!\p{L})/gu, 'masing-masing'],
  [/^(?:(?:eh|maaf|sori|sorry|waduh)[\s,]+)*salah[\s,]+(?=\d)/gu, 'maksudnya '],
  // Thin channels of light steel are 75 mm high where nobody says so.
  [/(?<!\p{L})kanal\sc(?=\s+0[.,]\d)/gu, 'kanal c75'],
  // `yg satunya kloset jongkok`
  [/(?<!\p{L})(?:yg|yang)\s(?:satunya|satu\slagi|1\slagi)\s(\p{L}[^\d,?\n]+)$/gu, '$1 1 buah'],
  // `ganti 16 ya, jumlahnya tetap`: what stays as it is says that the number is a size.
  [
    /(?<!\p{L})((?:di)?ganti|jadi)\s(?:ke\s|jadi\s)?(\d+)(?=(?:\s(?:aja|saja|ya))*[\s,.]+(?:jumlah|qty|banyak)\p{L}*\s(?:tetap|tetep|ttp|sama))/gu,
    '$1 yang $2',
  ],
  // What a wall is painted with is paint.
  [
    /(?<!\p{L})(?:(?:mau|akan|ingin|pengen)\s)?(?:di|nge)cat(?:\sulang)?\s(?:pakai\s)?(?:warna\s)?(?=(?:abu|putih|hitam|merah|biru|hijau|kuning|cok?elat|krem)(?!\p{L}))/gu,
    'pakai cat ',
  ],
  // `yang item`, although items are listed, too.
  [
    /(?<=(?<!\p{L})(?:yang|yg|warna|warnanya)\s)item(?!\s(?:berikut|ini|itu|di|nomor|no|ke))(?!\p{L})/gu,
    'hitam',
  ],
  [/(?<!\p{L})u\s?ditch(?!\p{L})/gu, 'u-ditch'],
  [/(?<!\p{L})ply\swood(?!\p{L})/gu, 'plywood'],
  [/(?<!\p{L})tri\splek(?!\p{L})/gu, 'triplek'],
  [/(?<!\p{L})(?:densitas|density)\s(?=\d)/gu, 'd'],
  [/(?<=\d\s?)meteran(?!\p{L})/gu, 'm'],
  [/(?<=\d\s?)(?:milimeter|millimeter)(?!\p{L})/gu, 'mm'],
  [/(?<=\d\s?)(?:centimeter|sentimeter|senti)(?!\p{L})/gu, 'cm'],
  [/(?<!\p{L})in\sstock(?!\p{L})/gu, 'stok'],
  [/(?<!\p{L})(?:i|we)\s(?:would\slike|want|need)(?:\sto)?(?!\p{L})/gu, 'butuh'],
  [
    /(?<=\d\s?(?:sheets?|bags?|sacks?|pieces|pcs|rods|units?|boxes|rolls|buckets))\sof(?!\p{L})/gu,
    '',
  ],
  [
    /(?<!\p{L})(?:2|dua|tiga|3)[\s-]?(?:2|dua|tiga|3)nya(?!\p{L})|(?<!\p{L})(?:keduanya|ketiganya|kedua-duanya)(?!\p{L})/gu,
    'semua',
  ],
]
