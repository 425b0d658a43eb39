import type { RecognizeGoods } from '../../words/recognize-goods.ts'

const REFUSED =
  /^(?:(?:eh|oh|hmm|ah|tapi|maaf)\s)*(?:tidak|jangan)\s(?:usah|jadi|perlu)(?:\s(?:deh|ah|lah|saja|ya|kak|dulu))*$/u

/** `tambah sarung tangan? eh tidak usah`: what is named and refused in one message is not ordered, and nothing else is taken off. */
export const dropRefused = (parts: readonly string[], recognize: RecognizeGoods): string[] =>
  parts.reduce<string[]>((left, part) => {
    const before = left.at(-1)
    const isRefused = before !== undefined && REFUSED.test(part) && recognize(before) === 'head'
    // `semennya` is on the list.
    return isRefused && !/\p{L}{2}nya(?!\p{L})/u.test(before) ? left.slice(0, -1) : [...left, part]
  }, [])
