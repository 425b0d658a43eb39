/** What people say beside goods: as many as of others, any brand, what for, and the shop's own rules again. The order counts. */
export const BESIDE_GOODS: readonly [RegExp, string][] = [
  // `nomor 3 samain jumlahnya sama nomor 2`
  [
    /(?<!\p{L})(?:di)?(?:sama|samain|samakan)(?:in|kan)?(?:\s(?:aja|saja))?\s(?:jumlah|banyak|qty)(?:nya|e|na)?\s(?:sama|ama|sm|dengan|dgn|dg|seperti|kayak|kaya)\s(?=\p{L})/gu,
    'sejumlah ',
  ],
  // `oh kelipatan 5 ya`: what the shop has said is said again.
  [
    /^(?:(?:o+h*|eh|owalah|oalah|hmm|baru\stahu)[\s,]+)*(?:harus\s|mesti\s|jadi\s)?(?:kelipatan|minimal|min)(?:nya)?\s\d+(?:\s?\p{L}+)?\s(?:ya+h?|to+h?|tho|kah|rupanya|ternyata)[\s,.?]+(?=\p{L}|\d)/gu,
    '',
  ],
  // `merek yang ada aja`: whatever brand there is.
  [
    /(?<!\p{L})(?:(?:pakai|pake|pk)\s)?(?:merek|merk|mrk)\s(?:yang|yg)\s(?:ada|tersedia|ready|redi|punya)(?:\s(?:aja|saja|deh))*/gu,
    'bebas ',
  ],
  // `pas-pasan aja ga usah dilebihin`: nothing is wanted for what is cut off.
  [
    /(?<=[\s,])(?:(?:pas-pasan|ngepas)(?:\s(?:aja|saja))?(?:[\s,]+(?:ga|gak|nggak|tidak|jangan)\s?(?:usah|perlu)?\s(?:di)?lebih\p{L}*)?|(?:ga|gak|nggak|tidak|jangan)\s?(?:usah|perlu)\sdilebih\p{L}*)(?=\s*(?:$|[,.?]))/gu,
    'tidak usah cadangan',
  ],
  // `terpal 4x6 1 buat nutup sementara`: what is done with goods names none.
  [
    /(?<=\d\s?\p{L}*)\s(?:sekalian\s)?(?:buat|untuk|utk|bwt)\s(?:nutup|nambal|ganjel|ganjal|jaga|nyimpan|nampung)(?:in|i|an)?(?:[\s-]\p{L}+){0,3}(?=\s*(?:$|[,.?]))/gu,
    '',
  ],
  // `45 sak dari sini`
  [/(?<=\p{L}.*)\sdari\s(?:sini|situ|toko\s(?:ini|sini)|kalian|anda)(?!\p{L})/gu, ''],
  [/(?<!\p{L})nika\smanten(?!\p{L})/gu, 'itu saja'],
]
