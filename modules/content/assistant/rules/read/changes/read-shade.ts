import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { listNames } from '../goods/find-called.ts'

const COLOURS = 'putih|hitam|merah|biru|hijau|kuning|cokelat|coklat|krem|abu-abu|abu'
const SHADES =
  'marun|maroon|bata|muda|tua|gelap|terang|sage|langit|gading|susu|marmer|navy|army|toska|tosca|cabai|hati'
const SHADE = new RegExp(
  String.raw`^(?:(?:eh|maaf|itu|terus)[\s,]+)*(?:warna\s)?(?<colour>${COLOURS})(?:nya)?\s(?:(?:yang|mau|maunya|itu|ganti|jadi|pakai|minta|ambil)\s)+(?<shade>${SHADES})(?:\s(?:saja|ya|deh|dong|kak))*$`,
  'u',
)

/** `merahnya yang marun`: which shade of a colour, of the last goods that have it. */
export function readShade(text: string, items: readonly DialogueItem[]): Act | undefined {
  const { colour = '', shade } = SHADE.exec(text)?.groups ?? {}
  const having = items.filter((each) => colour && listNames(each).has(colour))
  const isShaded = new RegExp(String.raw`${colour}\s(?:${SHADES})`, 'u')
  const item = having.findLast(({ words }) => !isShaded.test(words)) ?? having.at(-1)
  return item
    ? {
        kind: 'specify',
        words: `${colour.replace(/^abu-abu$/u, 'abu')} ${shade}`,
        replaced: null,
        itemId: item.id,
      }
    : undefined
}
