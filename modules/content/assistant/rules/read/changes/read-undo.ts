import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'

const BACK = String.raw`(?:di)?(?:balik|balek|kembali|wangsul)(?:in|kan|no|keun|kan)?`
const BEFORE = String.raw`(?:tadi|semula|awal(?:nya)?|asal|sebelum(?:nya)?|mau)`
const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|kak|bang|pak|bu|min|mas|lagi|dulu|sih|lah))*`
const LIKE = String.raw`(?:seperti|kayak|kaya|macam|koyok|siga|persis|ke)(?:\syang)?`
/** `balikin kayak tadi`, `undo`, `tidak jadi diubah`: the last change is taken back. */
const UNDOES = new RegExp(
  [
    String.raw`^(?:\p{L}+[\s,]+){0,3}?(?:undo|${BACK})${SOFT}(?:\s${LIKE}\s${BEFORE})?${SOFT}$`,
    String.raw`(?<!\p{L})(?:tetap\s|jadi\s)?${LIKE}\s${BEFORE}${SOFT}$`,
    String.raw`^(?:yang\s)?(?:per)?ubahan\p{L}*\s.*(?:batal|hapus)|(?:batal|hapus)\s(?:per)?ubahan`,
    String.raw`tidak\s(?:jadi|usah)\s(?:ganti|ubah)${SOFT}$`,
    String.raw`^(?:\p{L}+[\s,]+){0,3}?yang\ssebelumnya${SOFT}$`,
    String.raw`^mundur(?:\s(?:satu|1)\slangkah)?${SOFT}$`,
  ].join('|'),
  'u',
)
/** What was delivered or paid comes back in another way. */
const RETURNS = /[?]|(?<!\p{L})(?:barang|uang|duit|dana|rusak|pecah|salah\skirim|retur)/u
/** `yang barusan batal`: the last change, or the last goods. */
const LAST_UNDONE = /^(?:yang\s)?(?:barusan|tadi)\s(?:batal|hapus|tidak\sjadi)/u

/** Whether the last change of the list is taken back; undefined where nothing was changed. */
export function readUndo(text: string, { previous, items }: Dialogue): Act | undefined {
  if (!previous || RETURNS.test(text)) return undefined
  const isSameGoods =
    previous.length === items.length && previous.every(({ id }, at) => id === items[at]!.id)
  return UNDOES.test(text) || (isSameGoods && LAST_UNDONE.test(text)) ? { kind: 'undo' } : undefined
}
