import type { MessageContext } from './message-context.ts'

const SHOP = String.raw`(?:toko|warung|tempat|supplier|distributor|agen|depo)`
const OTHER = String.raw`(?:sebelah|seberang|lain|tetangga|langganan|lama|kemarin|online|satunya)`
const ELSEWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:${SHOP}\s${OTHER}|di\s${OTHER}an?)(?!\p{L})`,
  'u',
)
/** What is wanted here, asked, or changed, although another shop is named beside it. */
const WANTS =
  /[?]|(?<!\p{L})(?:berapa|bisa|boleh|butuh|perlu|minta|tolong|sekarang|mau|tambah|kurangi|ganti|batal|hapus|skip|jadi|jangan|ambil|catat|kirim|tidak\s(?:jadi|usah|perlu)|(?:sudah|udah)\s(?:ada|punya|beli|dapat))(?!\p{L})/u

/** `hebat benar toko sebelah, pesan 10 kubik yang datang 8`: what is said of another shop orders and changes nothing here. */
const tellsOfOthers = (line: string, { dialogue }: MessageContext): boolean =>
  dialogue.asked?.about !== 'address' &&
  dialogue.asked?.about !== 'name' &&
  ELSEWHERE.test(line) &&
  !WANTS.test(line)

const SENTENCE = /(?<=\p{L}{3}|\d)[.!]+\s+(?=\p{L}{3})|\n/u

/** A message without what it tells of another shop; undefined where it tells nothing of one. */
export function dropStories(text: string, context: MessageContext): string | undefined {
  const sentences = text.split(SENTENCE)
  const left = sentences.filter((sentence) => !tellsOfOthers(sentence, context))
  return left.length < sentences.length ? left.join('\n') : undefined
}
