import { BESIDE_GOODS } from './beside-goods.ts'
import { nameByUse } from './named-by-use.ts'
import { REGIONAL_PHRASES } from './dialects.ts'
import { ENGLISH_PHRASES } from './english.ts'
import { TRADE_PHRASES } from './trade-phrases.ts'

/**
 * What people say in several words, in the words that the next stages know. In lower case; the order
 * counts.
 */
const SAID: readonly [RegExp, string][] = [
  // `jangan delapan enam saja`: two numbers, the first of them wrong.
  [
    /(?<=(?<!\p{L})(?:jangan|bukan)\s(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|\d+))\s(?=(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|\d+)(?:\s\p{L}+)?(?:\s(?:aja|saja|ya|deh))*$)/gmu,
    ', ',
  ],
  // `kemudian besi …`: what goes on, as people dictate it.
  [
    /(?<=[\p{L}\d])[\s,]+(?:kemudian|(?:habis|abis|setelah|sesudah)\s(?:itu|ini)|selanjutnya|berikutnya|lantas|terus\s(?:juga|sama))[\s,]+(?=\p{L}{3})/gu,
    ' lalu ',
  ],
  // `hollow-nya`
  [/(?<=\p{L}{3})-\s?(?=nya(?!\p{L}))/gu, ''],
  [/(?<=\p{L}{3})\sny(?=\s)/gu, 'nya'],
  // `itu se nyo` is all of it.
  [/(?<!\p{L})itu\sse(?:\snyo|nyo)?(?=\s*(?:$|[,.]))/gmu, 'itu saja'],
  // `jadiin 12 dah`
  [/(?<=\d\s?\p{L}*)\s(?:dah|dach)(?=\s*(?:$|[,.]))/gmu, ''],
  // `bata abang` is red, and no person.
  [/(?<=(?<!\p{L})(?:bata|cat|genteng|keramik|batu)\s)abang(?!\p{L})/gu, 'merah'],
  // `yang 20x40 katanya 40 saja`: who says so says nothing more.
  [/(?<=[\p{L}\d])\s(?:katanya|kate|ceunah|jare|jarene)(?=\s)/gu, ''],
  // `gajadi, yang tadi aja`
  [
    /^(?:eh\s)?(?:gajadi|(?:ga|gak|nggak|tidak)\sjadi)(?:\s(?:deh|ah|lah))*[\s,]+(?:(?:tetap|tetep|pakai|pake|ambil|balik)\s)*yang\s(?:tadi|pertama|semula|awal|itu)(?:\stadi)?(?=(?:\s(?:aja|saja|deh|ya|kak))*$)/gu,
    'yang tadi',
  ],
  // `8 sak ok`
  [/(?<=\d\s?\p{L}*)\s(?:ok|oke|okay|sip)$/gu, ''],
  // `1 pail aja duitnya kurang`
  [
    /(?<=\d.*)[\s,]+(?:duit|uang|dana|budget|bajet)(?:nya)?\s(?:\p{L}+\s)?(?:kurang|mepet|habis|abis|cukup|pas-pasan|terbatas)$/gu,
    '',
  ],
  // `9 mm aja gapapa`
  [
    /(?<=\d\s?\p{L}*(?:\s(?:aja|saja))?)\s(?:gapapa|gpp|ga\spapa|(?:ga|gak|nggak|tidak)\sapa[\s-]?apa)$/gu,
    '',
  ],
  // `7 sak biar aman`, `tambah 20 lagi takutnya kurang`: why says nothing more.
  [
    /(?<=[\p{L}\d]{2})[\s,]+(?:biar|supaya|spy|soalnya|soale|karena|krn|takutnya|takut|cadangan\sbuat|gara-gara)\s[^,;.?\n\d]*(?=$|[,;.])/gmu,
    '',
  ],
  // `batu belahnya batal, dapat dari tetangga`
  [
    /(?<=(?<!\p{L})(?:batal|cancel|hapus|coret|jadi|usah|skip)(?:in|kan|\saja|\sdeh|\sdulu)?)[\s,]+(?:udah|sudah|sdh|masih)?\s?(?:dapat|dapet|dpt|punya|ada|beli|dikasih|dikasi)\s(?:dr|dari|di|sisa|stok)\s[^,;?\n\d]*$/gmu,
    '',
  ],
  // `pasirnya gak jadi, udah ada`
  [
    /(?<=(?<!\p{L})(?:batal|cancel|hapus|coret|jadi|usah|skip)(?:in|kan|\saja|\sdeh|\sdulu)?)[\s,]+(?:udah|sudah|sdh|masih|ternyata)\s(?:ada|punya|dapet|dapat|beli)(?:\s(?:kok|deh|ya|di\srumah|sendiri|ternyata))*$/gmu,
    '',
  ],
  // `budget 3 juta buat semen 50 kg dapat berapa sak`
  [
    /^((?:(?:kalau|kalo|klo|saya|sy|aku|punya|ada|kak|min|pak|bu|mas)\s)*(?:budget|bujet|dana|uang|duit|modal|anggaran)(?:nya|ku)?\s(?:cuma\s|ada\s)?(?:rp\.?\s?)?\d+(?:[.,]\d+)*\s?(?:jt|juta|rb|ribu|k)?)\s(?:buat|untuk|utk|bwt|beli)\s(?=\p{L}.*(?:berapa|brp))/gu,
    '$1, ',
  ],
  [/(?<=(?<!\p{L})(?:lembar|lambar|sak|batang|dus|kubik|siki|biji))\snya(?=\s*(?:$|[,.]))/gmu, ''],
  // `keramiknya kurang kayaknya, jadikan 18`
  [
    /(?<=\p{L}{3}(?:nya|e|na))\s(?:kurang|krg)(?:\s(?:kayaknya|kayanya|kyknya|ternyata|nih|ya|deh|sepertinya))*\s*,\s*(?=(?:jadi|tambah|bikin)\p{L}*\s\d)/gu,
    ' ',
  ],
  [
    /^(?:eh\s)?(?:gajadi|(?:ga|gak|nggak|tidak)\sjadi|jangan)(?:\s(?:deh|ah|lah|aja))*[\s,]+(?:yang\s(?:barusan|tadi|itu)\s)?(?:balik|kembali)(?:in|kan)?\s(?!.*(?:tapi|tp|cuma)\s\d).*$/gu,
    'balikin kayak tadi',
  ],
  [
    /(?<=^|[,\n]\s?)kalih\s(?=\p{L}{4,}\s\p{L})(?!(?:atus|ewu|puluh|belas|lembar|batang|kubik|biji)(?!\p{L}))/gu,
    '',
  ],
  [/(?<!\p{L})wesi(?=(?:ne|nipun|nya)(?!\p{L})|\s(?:polos|ulir|beton|cor)(?!\p{L}))/gu, 'besi'],
  // `wih murah banget ya`: what a buyer makes of a price.
  [
    /^(?:(?:wih|wah|waduh|aduh|alamak|buset|busyet|anjir|gila|duh|ih|lah|kok|wow|ya|bah|ampun|oalah|owalah)[\s,]+)*(?:harganya\s)?(?:lumayan\s)?(?:mahal|murah)(?:nya)?\s(?:banget|bgt|sekali|amat|kali|juga|pisan|ya|nian|temen)(?:\s(?:pun|ya|yah|bah|sih|ternyata|euy|kak|bang|min|pak))*(?=\s*(?:$|[.,!]))/gu,
    '',
  ],
  [/^(?:alamak|owalah|oalah|alah|halah|buset|busyet|bah)[\s,]+(?=[\p{L}\d])/gu, ''],
  [
    /(?<=(?:saja|aja|itu|segitu|\d\s?\p{L}*))\s(?:titik|dink|ding|ketang|lae|pulak|pulo)(?=\s*(?:$|[.,]))/gu,
    '',
  ],
  // `25 sak kalih triplek 15 lembar`: two, and also and.
  [
    /(?<=\d\s?\p{L}*|(?:sak|lembar|lambar|batang|biji|siki|kubik|dus))\skalih\s(?=\p{L}{4,}\s)(?!(?:atus|ewu|puluh|belas|sak|lembar|batang|kubik|biji|dus))/gu,
    ' dan ',
  ],
  // `kalau merek tigapilar?`
  [
    /(?<=^|[\s,])(kalau|kalo|klo|klw|kl)\s(?=(?:merek|merk|mrk|warna|kelas|tipe)(?:nya)?\s\p{L})/gu,
    '$1 yang ',
  ],
  // `jumlahnya sama kayak keramiknya`
  [
    /(?<!\p{L})(?:(?:jumlah|banyak|qty)(?:nya|e|na)?\s)?(?:di)?(?:sama|samain|samakan|samaan|podo|sami)(?:in|kan)?\s(?:(?:jumlah|banyak)(?:nya)?\s)?(?:kayak|kaya|kyk|kek|seperti|spt|sprti|koyo|jiga)\s(?:(?:jumlah|banyak)(?:nya)?\s)?(?=\p{L})/gu,
    'sejumlah ',
  ],
  [
    /(?<!\p{L})(?:jumlah|banyak|qty)(?:nya|e|na)?\s(?:di)?(?:sama|samain|samakan)(?:in|kan)?\s(?:dengan|dgn|dg|sm)\s(?=\p{L})/gu,
    'sejumlah ',
  ],
  // `kalau ada ambil 3`: what there is is ordered.
  [
    /(?<!\p{L})(?:kalau|kalo|klo|klw|kl|nek|misal)\s(?:memang\s|emang\s|masih\s)?(?:ada|ready|redi|tersedia)(?:\s(?:stok|stoknya|barangnya))?[\s,]+(?:(?:saya|sy|aku|gue|gw|kami)\s)?(?:mau\s)?(?=(?:ambil|pesan|pesen|beli|minta|butuh|order|catat|masukin|tolong)(?:in|kan)?\s)/gu,
    '',
  ],
  // `pasnya berapa dus`: how many, and no spanner.
  [/(?<!\p{L})pas(?:nya)?\s(?=(?:berapa|brp|butuh)(?!\p{L}))/gu, ''],
  // `nak mesen` wants to, and `samo` is also `and`, in Palembang.
  [
    /(?<!\p{L})nak\s(?=(?:mesen|mesan|pesen|pesan|beli|mbeli|ambil|cari|order|nanyo|nanya|tanyo|tanya|mintak|minta|tau)(?!\p{L}))/gu,
    'mau ',
  ],
  [/(?<!\p{L})(?:cak\smano|cakmano)(?!\p{L})/gu, 'gimana'],
  [/(?<!\p{L})dak\s(?=(?:jadi|usah|ado|katek|perlu|pakai|pake)(?!\p{L}))/gu, 'tidak '],
  [/(?<!\p{L})katek(?!\p{L})/gu, 'tidak ada'],
  [/(?<=^(?:kak\s|cek\s|pak\s)?(?:ado|ada)\s.*)\sdak(?=\s*[?]?$)/gu, ' tidak'],
  ...BESIDE_GOODS,
  // `limain saja`: so many of what was counted before.
  [
    /(?<!\p{L})((?:(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\s)?(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh))(?:in|kan|ken|keun|no)(?!\p{L})/gu,
    'jadi $1',
  ],
  [/(?<!\p{L})se\s?kilo(?:an|gram)?(?!\p{L}|\s(?:berapa|brp))/gu, '1 kg'],
  [
    /(?<!\p{L})se(?=(?:panjang|tinggi|lebar|tebal)\s(?:\d|nol|satu|dua|tiga|empat|lima|enam))/gu,
    '',
  ],
  // `25 kali 40`, `3 dim`
  [/(?<=\d)\skali\s(?=\d)/gu, 'x'],
  [/(?<=\d\s?)dim(?!\p{L})/gu, 'inci'],
  [/(?<!\p{L})(?:ongkos|biaya)\sangkut(?:an)?(?!\p{L})/gu, 'ongkir'],
  // `kanalnya malah tambah selusin`
  [/(?<!\p{L})(?:malah|malahan|justru)\s/gu, ''],
  // `gue angkut dua pail`: to carry off is to take; behind goods it is their freight.
  [
    /(?<!\p{L})(?:angkut|boyong|borong)(?:in)?\s(?=(?:\d|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|se\p{L}))/gu,
    'ambil ',
  ],
  [/(?<!\p{L})wc\snya(?!\p{L})/gu, 'wcnya'],
  [/(?<!\p{L})(?:list|daftar|price)\s?(?:harga|list)(?!\p{L})/gu, 'harga'],
  // `pasir yang buat pasang`
  [
    /(?<!\p{L})(?:yg|yang)\s(?:buat|untuk|utk|bwt)\s(?=(?:pasang|cor|urug|plester|acian|luar|dalam|lantai|dinding)(?!\p{L}))/gu,
    'yang ',
  ],
  // `18 kegedean, 12 watt aja`: the size that is too large gives way to the other.
  [
    /(?<![\d.,x])\d+(?:[.,]\d+)?\s?(?:mm|mili|cm|inch|inci|watt|w|kg|kilo|liter)?(?:nya)?\ske(?:tipis|tebal|tebel|besar|gede|kecil|panjang|pendek|berat|terang)an(?:\s(?:banget|sih|ya|deh|kak))*[\s,]+(?:ganti\s|jadi\s|mau\s|pakai\s|yang\s|yg\s)*(?=\d)/gu,
    'yang ',
  ],
  // Why they are to be others says nothing more.
  [
    /(?<!\p{L})ke(?:mahal|tipis|tebal|tebel|besar|gede|kecil|panjang|pendek|berat)an(?:\s(?:banget|sih|ya))?(?!\p{L}|\s\d)/gu,
    '',
  ],
  [
    /(?<=(?:saklar|sakelar|kontak)(?:nya)?\s(?:(?:yang|yg)\s)?)(?:double|dobel|doble)(?!\p{L})/gu,
    'ganda',
  ],
  [/(?<=(?:saklar|sakelar|kontak)\s)single(?!\p{L})/gu, 'tunggal'],
  [/(?<!\p{L})(?:matur|hatur)\s(?:nuwun|nuhun)(?!\p{L})/gu, 'makasih'],
  [/(?<=(?<!\p{L})siki)\snya(?!\p{L})/gu, ''],
  [/(?<!\p{L})sendok\stembok(?!\p{L})/gu, 'sendok semen'],
  // What a load comes in says no other quantity.
  [/(?<!\p{L})colt\s?diesel(?!\p{L})/gu, 'colt'],
  [
    /(?<=(?<!\p{L})(?:rit|truk|truck))\s(?:dump\s?truck|dump\s?truk|colt|engkel|tronton|fuso)(?!\p{L})/gu,
    '',
  ],
  [/(?<=\p{L}.*)\sdi\s(?:(?:gudang|toko)(?:nya)?|kita(?:ta)?|tempat(?:ta|nya))(?=\s*[?]?$)/gu, ''],
  // `pasir 3 kubik sekalian batu 2 kubik`
  [
    /(?<=\d\s?(?:sak|zak|lembar|lbr|batang|btg|biji|buah|bh|pcs|dus|kubik|m2|m3|roll|rol|kg|kilo|kaleng|galon|pail|unit|set))\s(?:sekalian|tambah|tmbh|beserta|dg|dengan|habis\situ)\s(?!lagi)(?=\p{L}{3,}[^,]*\d)/gu,
    ' dan ',
  ],
  // `apa kalian jual molen`, `disini ada jual semen putih ga`
  [
    /(?<=^|(?:halo|permisi|maaf|kak|bang|gan|min|pak|bu|mas|bos)[\s,]+)(?:(?:apa|apakah|kalian|kelen|disini|di\ssini|sini|toko(?:nya)?|masih|ada|lu|kau)\s)*(?:jual|menjual|ngejual|sedia|nyedia(?:in|kan)|menyediakan|punya)\s(?=\p{L}{3}|\d)/gu,
    'ada ',
  ],
  [
    /(?<!\p{L})(?:maksud|mksd|mksud)\s?(?:saya|sy|aku|ku|gue|gw|abdi|kulo|kami)(?!\p{L})/gu,
    'maksudnya',
  ],
  // `semennya kurang 5 lagi` is short of them.
  [
    /(?<!\p{L})(?:kurang|krg)\s(?=(?:\d+|\p{L}+)(?:\s\p{L}+)?(?:\slagi(?!\p{L})|[\s,]+(?:di)?(?:tambah|tmbh)))/gu,
    'tambah ',
  ],
  [/(?<!\p{L})(?:gak|ga|nggak|tidak)\sdulu(?!\p{L})/gu, 'tidak usah'],
  [/(?<!\p{L})pas\sin(?!\p{L})/gu, 'pasin'],
  // `besi sepuluhnya`
  [
    /(?<=(?<!\p{L})(?:sepuluh|sebelas|delapan|sembilan|tujuh|enam|lima|empat|(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\s?(?:belas|puluh)))nya(?!\p{L})/gu,
    ' nya',
  ],
  [/(?<!\p{L})se\s(?=lusin|kodi|gros)/gu, 'se'],
  [/(?<!\p{L})(?:gross|grosss)(?!\p{L})/gu, 'gros'],
  [/(?<!\p{L})limang\satus(?!\p{L})/gu, 'lima ratus'],
  [
    /(?<=(?:puluh|belas|ratus))an(?=\s?(?:sak|zak|lembar|lbr|batang|btg|biji|buah|dus|kubik))/gu,
    '',
  ],
  [/(?<!\p{L})apa\skabar\p{L}*/gu, 'halo'],
  [/(?<![\p{L}\d])abu(?:2|\s+abu)(?![\p{L}\d])/gu, 'abu-abu'],
  [/(?<!\p{L})(?:kurang|krg)\s(?:lebih|lbh)(?:nya)?(?!\p{L})/gu, 'sekitar'],
  // How high a house is counts no goods.
  [
    /(?<=(?<!\p{L})(?:rumah|ruko|gedung|kantor|kos|kost|kontrakan|bangunan|sekolah|masjid)(?:nya)?)\s(?:\d+|satu|dua|tiga|empat)\s?(?:lantai|tingkat|lt)(?!\p{L})/gu,
    '',
  ],
  [/(?<!\p{L})(?:jgn|jangan)\s(?:sampai\s)?lupa(?!\p{L})/gu, ''],
  [/(?<!\p{L})lampu\s(?=downlight)/gu, ''],
  [/(?<!\p{L})te\s(?=[\d½¾])/gu, 'tee '],
  [/(?<=geote[kx]\p{L}*[^,;\n]*\d)\s?(?:gram|gr|gsm|g)(?!\p{L})/gu, ''],
  [/(?<!\p{L})non[\s-]?woven(?!\p{L})/gu, 'tanpa anyam'],
  [/(?<!\p{L})woven(?!\p{L})/gu, 'anyam'],
  [/(?<!\p{L})semen\s(?=perekat)/gu, ''],
  [/(?<!\p{L})(?:beserta|berikut)\s(?=\p{L}+nya(?!\p{L}))/gu, 'dan '],
  // `perekatnya kebanyakan, 8 saja`: why it changes says nothing more.
  [
    /(?<=\p{L}{3}nya)[\s,]+ke(?:banyakan|lebihan|kurangan|dikitan)(?:\s*,\s*(?=(?:jadi\s|cukup\s|kurangi\s|kurangin\s|tambah\s)?\d)|\s(?=(?:jadi|cukup|kurangi|kurangin|tambah)\s\d))/gu,
    ' ',
  ],
  // `reng 0,45 nya?`
  [/(?<=\d)\s+nya(?=\s*(?:[?,]|$))/gu, ''],
]

/** A message in lower case with its phrases replaced. */
export const replacePhrases = (text: string): string =>
  [...REGIONAL_PHRASES, ...ENGLISH_PHRASES, ...SAID, ...TRADE_PHRASES].reduce(
    (replaced, [pattern, meant]) => replaced.replaceAll(pattern, meant),
    nameByUse(text),
  )
