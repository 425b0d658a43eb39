import { unitWords } from '#modules/selling/material-lists/rules/units.ts'

const ROOMS = String.raw`(?:kamar(?:\smandi)?|ruang(?:an)?|rumah|lantai|unit|toilet|kelas|kios|ruko|kontrakan|kos|pintu|titik)`
const UNIT = String.raw`(?:\s?(?:${unitWords.join('|')})(?!\p{L}))?`
/** `buat 3 kamar masing-masing 4`, `2 lantai, tiap lantai 10 biji` */
const IN_EACH = new RegExp(
  String.raw`[\s,]+(?:untuk|di|ada)?\s?(?<!\d)(\d{1,3})\s${ROOMS}[\s,]+(?:masing-masing|(?:se)?tiap|per|@)(?:\s${ROOMS})?(?:\s(?:isi|butuh|perlu|pakai))?\s(\d{1,3})(${UNIT})(?=\s*(?:$|[,.;\n]))`,
  'gu',
)

/** So many in each of so many rooms as how many that is. */
export const countRooms = (text: string): string =>
  text.replaceAll(
    IN_EACH,
    (_, rooms: string, each: string, unit: string) =>
      ` ${Number(rooms) * Number(each)}${unit || ' buah'}`,
  )
