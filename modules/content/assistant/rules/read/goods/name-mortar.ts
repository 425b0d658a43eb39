import { listSpoken, type Dialogue } from '../../track/dialogue.ts'

/** `mortarnya`, `lemnya`, `semen instan`: what bricks are laid with, where nothing else is said of it. */
const CALLED =
  /^(?:mortar\sperekat|mortar|perekat|lem|semen\sinstan)(?:nya(?!\s(?:kayu|pipa|keramik|granit|plester|acian))(?:\s(?:bata|hebel|bata\sringan)(?!\p{L}))?|\s(?:hebel|bata|bata\sringan)nya)(?!\p{L})/u
const NAMED = /^(?:mortar|semen\sinstan)(?:\s(?:hebel|bata\sringan|bata))?(?=\s\d|$)/u
const LIGHT = /(?<!\p{L})(?:bata\sringan|bata\shebel|hebel|celcon|aac)(?!\p{L})/u
/** What an answer begins with. */
const LEAD = /^(?:(?:ya|iya|sudah|yaudah|oke|ok|eh|terus|lalu|jadi|kalau\sbegitu)\s)+/u
const BRICKS = /(?<!\p{L})(?:bata|batako)(?!\p{L})/u
const LAID = /^(?:perekat|mortar|lem)(?=\s(?:bata|hebel|pasang))/u

/**
 * `mortarnya juga 15 sak` beside bricks, of the message or of the list, is what those are laid with: light ones with a
 * thin adhesive, others with a thick mortar.
 */
export function nameMortar(parts: readonly string[], dialogue: Dialogue): string[] {
  const spoken = listSpoken(dialogue).map(({ words }) => words.toLowerCase())
  return parts.map((written, at) => {
    const [lead = ''] = LEAD.exec(written) ?? []
    const part = written.slice(lead.length)
    const [said] = CALLED.exec(part) ?? NAMED.exec(part) ?? []
    if (!said) return written
    // What is spoken of already is called by its name.
    const [laid] = spoken.flatMap((words) => LAID.exec(words)?.[0] ?? [])
    if (laid) return CALLED.test(part) ? part.replace(said, `${laid}nya`) : written
    const goods = [...spoken, ...parts.slice(0, at), said].findLast(
      (each) => !LAID.test(each) && (BRICKS.test(each) || LIGHT.test(each)),
    )
    const light = LIGHT.test(goods ?? said)
    if (light) return part.replace(said, 'perekat bata ringan')
    return goods && !/^(?:perekat|lem)/u.test(said)
      ? part.replace(said, 'mortar pasang bata')
      : part
  })
}
