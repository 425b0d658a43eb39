import { ROOM_WORDS } from './word-sets.ts'

/** `9 ml` behind anything that is not sold by the millilitre. */
const NO_LIQUID =
  /(?<!(?:lem|sealant|silikon|cat|busa|foam|cair|botol|tube|thinner|tiner|pelapis|pelitur)[^,;]*)(?<=\d)\s*ml(?![\p{L}\d])/gu

/** `halaman 6 kali 10`: the sides of what is covered. */
const ROOM_SIDES = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${[...ROOM_WORDS].join('|')})\s)(\d+(?:[.,]\d+)?)\skali\s(\d+(?:[.,]\d+)?)`,
  'gu',
)

/** `spandek 0,35 x 6 m`, and no mesh of 0,9 x 10 m: what is so thin is a sheet. */
const THIN_AND_LONG =
  /(?<![\d.,x×])(0[.,][0-8]\d?)\s?(?:mm)?\s?[x×]\s?(\d+(?:[.,]\d+)?)\s?(?:m|meter)(?![\p{L}\d²³])/gu
/** `panjangnya 6 meter lebarnya 4 meter` */
const LENGTH_AND_WIDTH =
  /(?<![\p{L}\d.,x])(?:panjang(?:nya)?\s(?=\d)|(?=\d+(?:[.,]\d+)?\s?(?:m|meter)[\s,]+lebar))(\d+(?:[.,]\d+)?)\s?(?:m|meter)?[\s,]+(?:dan\s|dengan\s|x\s?)?lebar(?:nya)?\s(\d+(?:[.,]\d+)?)(?:\s?(?:m|meter))?(?![\p{L}\d])/gu

/** `lebar 4 panjang 5` */
const WIDTH_AND_LENGTH =
  /(?<!\p{L})lebar(?:nya)?\s(\d+(?:[.,]\d+)?)\s?(?:m|meter)?[\s,]+(?:dan\s|dengan\s|x\s?)?panjang(?:nya)?\s(\d+(?:[.,]\d+)?)(?:\s?(?:m|meter))?(?![\p{L}\d])/gu

/** `besi cor ukuran 8` */
const BAR_SIZE = /(besi[^,;\d]*?)\s(?:ukuran|uk|diameter)\s(\d{1,2})(?!\s?(?:x|mm|cm|m|\d))/gu
/** `besi siku 40 tebal 4`: metal, sheets and glass are as many millimetres thick. */
const SHEET_SIZE =
  /(?<=(?:besi|siku|hollow|holo|plat|pelat|triplek|multiplek|gypsum|gipsum|grc|kaca|spandek|seng|mdf|kanal|reng)[^,;]*)(?<!\p{L})(tebal)(?:nya)?\s(\d{1,2}(?:[.,]\d+)?)(?!\s?(?:mm|cm|m|mili|x)|\d|[.,]\d)/gu
/** `spandek panjang 6`: what is at most as long as a lorry is said in metres. */
const LENGTH_M =
  /(?<!\p{L})panjang\s([1-9]|1[0-2])(?![\d.,]|\s?(?:mm|cm|m|mtr|meter|mili|inch|inci|x|×))/gu
/** `spandek 0,35 panjang 5 meter`: what is sold by the piece is as long, and no metres of it are wanted. */
const PIECE_LENGTH =
  /(?<=(?:spandek|seng|atap|galvalum|hollow|holo|kanal|reng|besi|siku|pipa|kaso|usuk|papan|balok|plafon)(?:[^,;]|,\d)*)(?<!\p{L})panjang(?:nya)?\s([1-9]|1[0-2])\s?(?:m|mtr|meter)(?![\p{L}\d²³]|[\s,]*tinggi)/gu
/** `polikarbonat panjang 2,4 meter`: as long are sheets. */
const SHEET_LENGTH =
  /(?<=(?:spandek|seng|atap|galvalum|fiber|polikarbonat|upvc|talang|nok|lisplang|list)(?:[^,;]|,\d)*)(?<!\p{L})panjang(?:nya)?\s(\d{1,2}[.,]\d{1,2})\s?(?:m|mtr|meter)(?![\p{L}\d²³])/gu
/** `seng panjang 1,8`: roofing is cut in metres. */
const ROOF_LENGTH =
  /(?<=(?:spandek|seng|atap|galvalum|fiber|polikarbonat|upvc)(?:[^,;]|,\d)*)(?<!\p{L})panjang(?:nya)?\s(\d[.,]\d{1,2})(?![\d.,]|\s?(?:m|mtr|meter|cm|mm|x)(?!\p{L}))/gu
/** `sebiji berapa`, `satuannya berapa`: the price of one. `toren 1 unit berapa` is how many are wanted. */
const ONE = String.raw`(?:(?<!\p{L})se|(?<![\d.,])1\s)(?:biji|buah|lembar|batang|sak|dus|kubik|roll|kaleng|galon|pail|potong|pcs|meter(?!\s(?:persegi|kubik|kuadrat)))`
const EACH_PRICED = new RegExp(
  String.raw`${ONE}\s+(?=berapa(?!\s(?:meter|m2|m²|m3|keping|biji|lembar|buah|kg|liter)(?!\p{L})))|(?<=(?:berapa|harga(?:nya)?)\s(?:\p{L}{2,4}\s)?)${ONE}(?:nya)?(?=\s*(?:[?,.]|$))`,
  'gu',
)
/** `hollow 40x40 0,35`: nothing is sold by a part of one without its unit, so that it is a thickness. */
const THIN =
  /(?<=\p{L}.*\s)(0[.,]\d{1,2})(?=\s*(?:$|[,;?](?!\d)|\s\d+\s?(?:roll|rol|lembar|lbr|batang|btg)(?!\p{L})|\s(?:dan|sama|terus|plus|berapa|ada)(?!\p{L})))/gu
/** `2 roll 50 meter`, `10 sak 40 kg`: the size of one, behind how many. */
const MEASURE_BEHIND =
  /(?<!(?:kg|kilo|liter)\s)(?<![\d.,x\p{L}])(\d+(?:[.,]\d+)?\s?(?:sak|zak|roll|rol|kaleng|galon|pail|tube))\s(yang\s)?(?:@\s?)?(\d+(?:[.,]\d+)?\s?(?:kg|kilo|meter|m|liter))(?:an)?(?=\s*(?:[,;.]|$|\s(?:dan|sama|terus|plus)\s))/gu
/** `1 truk isi 7 kubik`: what a load is says how much it is. */
const LOAD_OF =
  /(?<![\d.,])(\d+)\s?(?:truk|truck|rit|colt|pickup|engkel)\s(?:isi|muat(?:an)?|@|isinya)\s?(\d+(?:[.,]\d+)?)\s?(kubik|m3)(?![\p{L}\d])/gu
const HUNDREDWEIGHT = /(?<![\d.,/])(\d+(?:[.,]\d+)?|1\/2)\s*(?:kuintal|kwintal|kw)(?!\p{L})/gu
const toKilograms = (number: string): number =>
  100 * (number === '1/2' ? 0.5 : Number(number.replace(',', '.')))

/** Sizes as the trade writes them: `9 ml` of a sheet is 9 mm, and `tebal 0,75` too. */
export const readTradeSizes = (line: string): string =>
  line
    .replaceAll(THIN_AND_LONG, '$1 mm $2 m')
    .replaceAll(LENGTH_AND_WIDTH, '$1x$2 meter')
    .replaceAll(WIDTH_AND_LENGTH, '$2x$1 meter')
    .replaceAll(ROOM_SIDES, '$1x$2')
    .replaceAll(NO_LIQUID, ' mm')
    .replaceAll(BAR_SIZE, '$1 $2 mm')
    .replaceAll(SHEET_SIZE, '$1 $2 mm')
    .replaceAll(LENGTH_M, '$1 m')
    .replaceAll(ROOF_LENGTH, '$1 m')
    .replaceAll(SHEET_LENGTH, '$1 m')
    .replaceAll(PIECE_LENGTH, '$1 m')
    .replaceAll(EACH_PRICED, '')
    .replaceAll(THIN, '$1 mm')
    .replaceAll(MEASURE_BEHIND, '$2$3 $1')
    .replaceAll(
      LOAD_OF,
      (_, loads: string, each: string, unit: string) =>
        `${Number(loads) * Number(each.replace(',', '.'))} ${unit}`,
    )
    .replaceAll(HUNDREDWEIGHT, (_, number: string) => `${toKilograms(number)} kg`)
    .replaceAll(/(?<!\p{L})tebal\s+(0[.,]\d+)(?!\s*(?:\d|mm|cm|mili))/gu, '$1 mm')
