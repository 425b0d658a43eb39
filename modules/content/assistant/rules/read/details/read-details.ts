import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { dropSlip } from './drop-slip.ts'

/** Who the order is for and where it goes, and the message without them. In the buyer's own spelling. */
export type Details = { name: string | null; address: string | null; rest: string }

const NAME_END =
  /\s*(?:[,;?\n]|\s(?:kirim|kirimnya|dikirim|antar|antarnya|mau|butuh|perlu|pesan|pesen|order|alamat|alamatnya|almt|omah(?:ku|e|ipun|kula)?|griyo|rumah(?:ku|nya)?|tinggal(?:nya)?|domisili|di|ke|dari|ya|itu|udah|sudah|mohon|dan|buat|untuk|jl|jln|jalan|gg|gang|perum|perumahan|komplek|kompleks|kampung|kp|desa|dusun|cluster|blok)(?=[\s:.]|$)|(?<!(?:^|\s)(?:bpk?|h|hj|ir|dr|drs|sdr))\.\s).*$/isu
const NAME_LABEL =
  /(?:^|[\s,.])(?:atas nama|atas namanya|penerima(?:nya)?(?!\s*(?:di|ke|barang\p{L}*|harus|siap|bisa|untuk|buat|yang|itu|ada|belum|sudah|nanti|sama)(?!\p{L}))|pic(?=\s+\p{L}{3,}(?:\s\p{L}{3,}){0,2}\s*(?:,|$))|(?:pic|c\.?p\.?|contact person|pemesan(?:nya)?)(?=\s*[:=]|\s+(?:pak|bpk?|bapak|bu|ibu|mas|mbak|kang|haji|hj|h)\.?\s)|a\/n\.?|a\.n\.?|jeneng\p{L}*|namo(?:\sambo|\sawak)?|asmane|asmanipun|naminipun|nami\s(?:abdi|kulo|kula)|ngaran\p{L}*|(?:nm|nma)\s?(?:sy|saya|nya)?|an\.?(?=\s*:|\s+(?:pak|bpk?|bapak|bu|ibu|mas|mbak|kang|haji)\.?\s)|(?:yang|yg)\s(?:nerima|terima|menerima)(?:nya)?|panggil\s(?:aja|saja)|hormat\s(?:kami|saya)[,.]?|nama\s?(?:nya|ku|saya|penerima(?:nya)?|pemesan)?(?:\s+adalah)?(?!\s*(?:bukan|barang|produk|toko))|perkenalkan(?:\s+saya)?)\s*:?\s+(?=\p{L})/giu
const TITLE = String.raw`(?:pak|bpk?\.?|bapak|bu|ibu|mas|mbak|mbah|eyang|kang|haji|h\.)`
const INTRODUCTION = new RegExp(
  String.raw`(?:^|[\s,.])(?:[Ss]aya|[Ss]y|[Aa]ku|[Dd]engan)\s+(?=(?:${TITLE}|${TITLE.replace('pak', 'Pak').replace('bapak', 'Bapak').replace('|bu', '|Bu').replace('ibu', 'Ibu').replace('mas', 'Mas').replace('mbak', 'Mbak')})\s+\p{L}|\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)*\s*(?:[,.\n]|$|dari\s))`,
  'gu',
)
const FROM_COMPANY = /(?:^|[\s,])dari\s+(?=(?:pt|cv|ud|tb|toko)\.?\s+\p{L})/giu
const ABBREVIATED = /(?:^|[\s,])an\.?\s+(?=\p{Lu})/gu

const ADDRESS_END =
  /\s*(?:[?;\n]|[\s,]+(?:berapa(?:an)?|brp|kapan|bisa|nyampe\w*|sampai\w*|kena|biaya\w*|pengiriman\w*|dikirim\w*|bertahap|buat|untuk|utk|atas nama|a\/n|ongkir\w*|ongkos\w*|itu (?:aja|saja)|udah itu|bukan|(?:ya\s+)?(?:tolong|mohon|mau|pengen|butuh\w*|btuh|perlu|prlu|pes[ae]n|siap(?:in|kan)|minta|order|cari))(?=[\s?,]|$)).*$/isu
const ADDRESS_TAIL =
  /[\s,.]+(?:ya+|yah|dong|kak|pak|bu|gan|min|deh|aja|saja|gitu|kalau bisa|ada|tp|tapi|tetapi)$/iu

const NO_PLACE =
  /^(?:wa|whatsapp|wassap|watsap|admin|cs|customer|orang|sales|tim|rincian(?:nya)?|daftar(?:nya)?|list(?:nya)?|rekap(?:nya)?|total(?:nya)?|pesanan(?:nya)?|mana|sana|sini|situ|daftar|keranjang|saya|alamat saya|rumah|lokasi|luar|atap|dak|lantai|dinding|tembok|kamar|dapur|teras|garasi|halaman|dalam|toko\s(?:sebelah|lain|tetangga|kami|ini|sini|anda)|tempat\slain|sebelah|tetangga|online)(?:[\s?]|$)(?!saya\s+j)/iu
/** `cikarang baru blok B3 no 5`: a place whose name stands before its block. */
const BLOCK = /^\s*(\p{L}{4,}(?:\s\p{L}{3,}){0,3}[\s,]+(?:blok|blk)\.?\s*[a-z]{1,2}[\s.-]?\d.*)$/isu
const STREET =
  /(?:^|(?<!lampu|marka)[\s,])((?:jl|jln|jalan(?!\s(?:panjang|lebar)\s\d+\s?(?:m|meter)\b|\s(?:mobil|motor|truk|setapak|tanah|cor|beton|paving|masuk\s(?:mobil|rumah))\b)|gg|gang|perum|perumahan|komp|komplek|kompleks|apartemen|apartment|rusun|ruko|griya|cluster|kampung|kp|dusun|desa|lorong|lrg|lr|kawasan industri)\b\.?\s+\p{L}.*|(?:btn\s+\p{L}{3}|perumnas\s+[\p{L}\d]).*)$/isu
const LABELLED =
  /(?:^|[\s,.])(?:eh\s+)?alamat(?:nya|\s+(?:kirim|pengiriman|saya|proyek)(?:nya)?)?\s*(?:(?:(?:yang\s)?tadi\s)?(?:salah|keliru|bukan\s+itu|yang\s+(?:benar|bener))?[\s,.:]*(?:tadi\s+)?(?:(?:se)?harusnya|hrsnya|mestinya|maksudnya)?[\s,.:]*)?(?:(?:di)?ganti|pindah|(?:di)?ubah)?\s*(?:ke|di|jadi|adalah|:)?\s+(\p{L}.*)$/isu
const TOWARDS =
  /(?:(?:di)?kirim(?:kan|in|nya)?|(?:di)?antar(?:kan|in)?|pengiriman(?:nya)?|tujuan(?:nya)?|ongkir(?:nya)?|ongkos|proyek(?:nya)?|rumah|lokasi(?:nya)?|gudang(?:nya)?|krm|kirm|krim|kirem|anter\w*|kintun)\b[^?;\n]*?\s(?:ke|di|ka|k|ten|teng|ning|nang|menyang)\s+(\p{L}.*)$/isu
const IF_TOWARDS =
  /(?:^|\s)(?:kalau|kalo|klo|kl|nek|lamun|mun)\s+(?:(?:di)?kirim\s+)?(?:ke|ka|k)\s+(\p{L}.*)$/isu
/** `bata 5000 biji kirim karawang`: a place right behind the verb at the end, where goods stand before it. */
const SENT_TO =
  /\d.*\s(?:kirim|krm|dikirim|antar|anter)\s+(?!(?:ke|di|besok|lusa|hari|kapan|sekarang|segera|cepat|cepet|langsung|barang|bahan|semua|aja|saja|ya|dong|dulu|juga|gratis|brp|berapa|bisa|nanti|pagi|siang|sore|malam|senin|selasa|rabu|kamis|jumat|sabtu|minggu|pakai|pake|pk|kesini|sini|sana|ini|itu|full|wa|foto|gambar|invoice|nota)(?:\s|$|[?.,]))(\p{L}{4,}(?:\s\p{L}{3,}){0,2})[\s.]*$/isu
/** `kirim cileungsi`, and nothing else. */
const SENT_ALONE =
  /^\s*(?:tolong\s|minta\s)?(?:(?:di)?kirim|krm|(?:di)?antar|anter)(?:kan|in|nya)?\s+(?!(?:ke|di|besok|lusa|hari|kapan|sekarang|segera|cepat|cepet|langsung|barang|bahan|semua|aja|saja|ya|dong|dulu|juga|gratis|brp|berapa|bisa|nanti|pagi|siang|sore|malam|senin|selasa|rabu|kamis|jumat|sabtu|minggu|pakai|pake|pk|kesini|sini|sana|ini|itu|full|wa|whatsapp|foto|gambar|invoice|nota|lewat|via|daftar|list|penawaran)(?:\s|$|[?.,]))(\p{L}{4,}(?:\s\p{L}{3,}){0,2})(?=[\s.,]*$)/isu
/** `semen 50 sak ke cikarang ongkirnya berapa`: a place between its preposition and the question. */
const PLACE_ASKED =
  /(?:^|\s)(?:ke|di)\s+(\p{L}{3,}(?:\s\p{L}+){0,3}?)(?=\s+(?:ongkir|ongkos|kena|brp|berapa|nyampe|sampai|bisa)\p{L}*)/isu
/** `mahal, ke cibinong aja` */
const PLACE_INSTEAD = /(?:^|,\s*)ke\s+(\p{L}{4,}(?:\s\p{L}{3,}){0,2}?)\s+(?:aja|saja|deh)\s*$/isu
/** `besok bisa sampai? ke ciputat`: a place by itself. */
const PLACE_ALONE =
  /(?:^|[?,;.]\s*|(?<=\d\s?(?:sak|zak|lembar|lbr|batang|btg|dus|kubik|m3|buah|biji|roll|kaleng|galon|pail|unit|set|kg))\s)ke\s+(\p{L}{4,}(?:\s\p{L}{3,}){0,2})(?=\s*(?:[?.!,]+\s*)?$|\s*,)/isu
const LATER = /(?:^|\s)(?:nanti|belakangan|menyusul|kabari|belum tahu|skip|lewati)(?:\s|$)/iu

/** `jl. Mawar 3 Depok, Bu Sari`: who it is for, behind where it goes. */
const BEHIND_PLACE = new RegExp(
  String.raw`^(.*\p{L}.*?)(?:\s*,\s*(?:sama\s|dengan\s|an\s)?(?=${TITLE})|\s*\((?=\p{L}+(?:\s\p{L}+)?\)$))((?:${TITLE}\s+)?\p{L}{2,}(?:\s\p{L}{2,}){0,2})\)?$`,
  'isu',
)

/** Reads name and address where the message says that it names them. `isGoods` tells goods behind a comma, `isHead` words that goods begin with. */
export function readDetails(
  text: string,
  isGoods: (part: string) => boolean,
  isHead: (word: string) => boolean = isGoods,
): Details {
  const named = readName(text)
  const placed = readAddress(named.rest, isGoods, isHead)
  const [, place, person] = BEHIND_PLACE.exec(placed.address ?? '') ?? []
  return {
    name: named.name ?? (person ? cleanName(person) : null),
    address: person && named.name === null ? cleanAddress(place!) : placed.address,
    rest: placed.rest,
  }
}

/** `tidak tahu namanya kak` */
const NO_NAME =
  /^(?:tetap|tetep|sama|salah|kak|kakak|gan|min|bang|bos|mas|mbak|pak|bu|apa|siapa)$/iu

function readName(text: string): { name: string | null; rest: string } {
  const match =
    [...text.matchAll(NAME_LABEL)].at(-1) ??
    [...text.matchAll(INTRODUCTION)].at(0) ??
    [...text.matchAll(ABBREVIATED)].at(0) ??
    [...text.matchAll(FROM_COMPANY)].at(0)
  if (!match) return { name: null, rest: text }
  const from = match.index + match[0].length
  const tail = text.slice(from)
  const name = cleanName(tail.replace(NAME_END, ''))
  if (!name || NO_NAME.test(name)) return { name: null, rest: text }
  const behind = tail.slice(tail.indexOf(name) + name.length)
  return { name, rest: `${text.slice(0, match.index)} ${behind}`.trim() }
}

function readAddress(
  text: string,
  isGoods: (part: string) => boolean,
  isHead: (word: string) => boolean,
): { address: string | null; rest: string } {
  for (const pattern of [
    LABELLED,
    TOWARDS,
    IF_TOWARDS,
    STREET,
    BLOCK,
    SENT_TO,
    SENT_ALONE,
    PLACE_ASKED,
    PLACE_INSTEAD,
    PLACE_ALONE,
  ]) {
    const match = pattern.exec(text)
    if (!match || (pattern === SENT_ALONE && isHead(match[1]!.split(' ')[0]!))) continue
    const found = match[1]!
    const from = match.index + match[0].length - found.length
    const place = cutGoods(found.replace(ADDRESS_END, ''), isGoods, isHead)
    const address = cleanAddress(place)
    if (!address || NO_PLACE.test(address) || LATER.test(address)) continue
    const before = text
      .slice(0, from)
      .replace(/(?:^|\s)(?:eh\s+)?alamat\p{L}*(?:\s+(?:(?:di)?ganti|pindah|ke|di|:))*\s*$/iu, ' ')
      // Behind how many, it only leads to where they go.
      .replace(
        /(?<=\d\s?\p{L}*)[\s,]+(?:tolong\s+)?(?:di)?(?:kirim|antar)(?:kan|in)?\s+(?:ke|di)\s*$/iu,
        ', ',
      )
      .replace(/\s+(?:ke|di)\s+$/iu, ' ')
      .replace(
        /(?:[\s,.]+(?:buat|untuk|utk|bwt))?[\s,.]+(?:proyek|rumah|gudang|lokasi)\p{L}*(?:\s+(?:proyek|rumah|gudang|ruko|kantor|toko|sekolah))?\s*$/iu,
        ' ',
      )
    const rest = `${before} ${text.slice(from + place.length)}`
    return {
      address,
      rest: rest
        .replaceAll(/[^\S\n]+/g, ' ')
        .replace(/[\s,]+$/u, '')
        .trim(),
    }
  }
  return { address: null, rest: text }
}

/** Where goods begin without a sign: `di depok itu semen 40 kilo 15 sak`. */
const BESIDE_GOODS = new RegExp(
  String.raw`\s(?=(?:(?:itu|butuh|perlu|pesan|minta|mau|tolong)\s)*(\p{L}{3,}(?:\s\p{L}+){0,3}\s[^,]*?(?:\d+(?:[.,]\d+)?|(?<!\p{L})(?:se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|puluh|belas|ratus|seratus|ribu|seribu))\s?(?:${unitWords.filter((unit) => unit.length > 2).join('|')})(?!\p{L})))`,
  'giu',
)

const LANDMARKS = String.raw`lorong|lrg|lr|warung|warteg|toko|kios|lapak|mushol+a|musala|masjid|mesjid|surau|gereja|pura|pasar|sekolah|sdn?|smpn?|sma?n?|smkn?|kantor|balai|bengkel|pondok|asrama|kos(?:t|an)?|kontrakan|pertigaan|perempatan|simpang(?:an)?|depan|belakang|samping|sebelah|seberang|dekat|deket`

/** `toko jaya, jl. raya ciomas 45`: what goes on as an address names no goods. */
export const PLACE_PART = new RegExp(
  String.raw`^\s*(?:${LANDMARKS}|jl|jln|jalan|gg|gang|no|nomor|rt|rw|blok|blk|km|kel|kelurahan|kec|kecamatan|kab|kabupaten|kota|desa|ds|dusun|dsn|dukuh|dk|kp|kampung|perum\p{L}*|komp|komplek|kompleks|cluster|ruko|patokan\p{L}*|lantai|lt|gedung|gd)(?!\p{L})`,
  'iu',
)

/** The address up to where goods are named, behind a comma or a colon, or right behind it. */
function cutGoods(
  text: string,
  isGoods: (part: string) => boolean,
  isHead: (word: string) => boolean,
): string {
  const beside = [...text.matchAll(BESIDE_GOODS)].find(([, part = '']) =>
    isHead(part.split(' ')[0]!),
  )
  const address = beside ? text.slice(0, beside.index).replace(/\s+(?:itu|ini|ya)$/iu, '') : text
  const parts = address.split(/(?=[,:])/u)
  const goodsAt = parts.findIndex(
    (part, at) => at > 0 && !PLACE_PART.test(part.slice(1)) && isGoods(part.slice(1)),
  )
  return goodsAt === -1 ? address : parts.slice(0, goodsAt).join('')
}

/** `eh bukan situ`, `natnya sekalian`: what is taken back, or wants more goods, names nobody. */
export const isNoName = (text: string): boolean =>
  /^(?:eh+|bukan|jangan|salah|maaf|ralat|duh|aduh|waduh|tunggu)(?!\p{L})/iu.test(text) ||
  /(?:^|\s)(?:sekalian|juga)(?:\s(?:dong|ya|deh|kak|pak|bu))*$/iu.test(text)

/** What only leads to an address, or to a name, is none. */
export const isNameless = (text: string): boolean =>
  /^(?:(?:tolong|mohon|(?:di)?kirim|(?:di)?antar|anter|alamat|perkenalkan|tujuan|lokasi|nama|rumah|omah|griyo)\p{L}*[\s,.]*)+$/iu.test(
    text,
  )

/** Characters of a name and of an address that are stored. */
const MAX_NAME = 80
const MAX_ADDRESS = 200

/** What stands before a name: `tulis aja`, `yang nerima`, `atas nama istri saya`. */
const BEFORE_NAME =
  /^[\s,.:]*(?:(?:ok|oke|ya|tolong|nanti|tulis|catat|ctt|pakai|pake|pk|bikin|buat|bwt|untuk|utk|panggil|sama|ama|atas\s?nama(?:nya)?|a\.?\s?n\.?|a\/n|nama(?:nya|ku)?|nm|nma|name|my\sname\sis|saya|sy|aku|gw|gue|abdi|kulo|kula|kami|dengan|dgn|dg|ini|(?:penerima|pemesan|pembeli)(?:nya)?|kontak(?:nya)?|pic|cp|(?:yang|yg)\s(?:nerima|terima|menerima|ambil|pesan)(?:nya)?|aja|saja|sendiri|perusahaan|(?:istri|suami|bos)(?:ku|nya|\s(?:saya|aku|sy))?)(?:[\s,:.]+|$))+/iu
const BEHIND_NAME =
  /(?:[\s,.]+(?:ya|kak|kk|gan|min|aja|saja|deh|dong|nih|mas|mbak|bang|kang|bos|pak|bu|makasih|trims|terima\s?kasih|tetap|tetep))*[\s,.!]*$/iu

/** A name without what stands around it. */
export const cleanName = (text: string): string =>
  dropSlip(text).replace(BEFORE_NAME, '').replace(BEHIND_NAME, '').trim().slice(0, MAX_NAME)

/** An address without what stands around it. */
export function cleanAddress(text: string): string {
  let cleaned = dropSlip(text)
    .replaceAll(/\s+/g, ' ')
    .replace(
      /^[\s,.:]*(?:(?:(?:tolong|mohon|ok|oke|(?:di)?kirim(?:in|kan|nya)?|krm|kirm|krim|(?:di)?antar(?:in|kan)?|anter(?:in)?|bawa(?:in|kan)?|drop(?:in)?|turun(?:in|kan)?|tujuan(?:nya)?|lokasi(?:nya)?|posisi(?:nya)?|alamat(?:nya)?(?:\s(?:kirim(?:nya)?|pengiriman|lengkap(?:nya)?|rumah|saya|proyek|ini|baru))*|almt|proyek\s+(?:kami|saya)|saya|sy|nya|ya|nggih|ke|di|ka|k|ten|teng|ning|nang|neng|ing|wonten|omah(?:ku|e|ipun|\s(?:kula|kulo|inyong))?|rumah(?:ku|nya|\s(?:saya|sy|aku|kami|kita)|(?=\s(?:di|ke|ning|nang)\s))|(?:tinggal|domisili)(?:nya)?|daerah|area|wilayah)[\s:,]+)*)/iu,
      '',
    )
    .trim()
  cleaned = cleaned.replace(/[\s,.:!]+$/u, '')
  while (ADDRESS_TAIL.test(cleaned)) cleaned = cleaned.replace(ADDRESS_TAIL, '')
  return cleaned.replace(/[\s,.:!]+$/u, '').slice(0, MAX_ADDRESS)
}

/** Whether an answer to the question for a name or an address leaves it out. */
export const isSkipped = (text: string): boolean =>
  LATER.test(text) ||
  /(?:^|\s)(?:tidak|ga|gak|nggak)\s+(?:usah|perlu|mau|punya)|rahasia|gausah|ambil sendiri/iu.test(
    text,
  )
