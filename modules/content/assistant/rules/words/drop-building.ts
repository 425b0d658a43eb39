import type { RecognizeGoods } from './recognize-goods.ts'

const BUILDS = /^(?:mem)?(?:bangun|bikin|perbaiki|renov\p{L}*|benerin|ngecat|ulang)$/u

/** `untuk pagar perlu hollow 14 batang` */
const FOR = /^untuk\s(?:\p{L}+\s){1,5}(?:butuh|perlu|minta|pesan|beli|pakai)\s/u

/** `untuk bangun pagar rumah semen 40 kg 15 sak`: the goods, without what is built with them. */
export function dropBuilding(text: string, recognize: RecognizeGoods): string {
  const words = text.split(' ')
  const isFor = FOR.test(text)
  const verbAt = isFor ? 0 : words.findIndex((word) => BUILDS.test(word))
  if (verbAt === -1) return text
  const from = words.findIndex(
    (word, at) => at > verbAt + 1 && /^\p{L}{3}/u.test(word) && recognize(word) === 'head',
  )
  const goods = words.slice(from).join(' ')
  return from !== -1 && /\d/u.test(goods) && !/\d/u.test(words.slice(0, from).join(' '))
    ? goods
    : text
}
