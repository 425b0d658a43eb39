import { listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { splitWords } from '../../words/word-sets.ts'

/** What pipes are joined and closed with: it is called by its width, and by nothing else. */
const FITTINGS: ReadonlySet<string> = new Set(
  'dop elbow knee keni tee sok sock socket reducer klem vlok water-mur watermur'.split(' '),
)
const COUNTED =
  /^(\p{L}{3,}?)(nya)?\s(?:(?:juga|sekalian|saja)\s)*(\d{1,4})(?:\s?(?:buah|biji|pcs))?$/u
const WIDTH =
  /\d+(?:[.,]\d+)?(?:\s?\d\/\d|\/\d)?\s?(?:inch|inci|"|dim)|[½¾]|(?<![\d/])[13]\/[24](?![\d/])/u

const PIPE = /(?<!\p{L})(?:pipa|paralon|pralon)(?!\p{L})/u
/** What closes a pipe: `tutupnya`. */
const CAP = /^tutup(?=nya)/u

/** Whether a part has a width, or is called by `nya` and has that of the goods before. */
const hasWidth = (part: string): boolean =>
  WIDTH.test(part) || COUNTED.exec(part)?.[2] !== undefined

/**
 * `dopnya juga 2` after `elbow 3 inch`, `pipa 3 inch 10, knee 8, tee 4`: fittings without a width of their own have that of
 * the goods before.
 */
export function nameFittings(parts: readonly string[], dialogue: Dialogue): string[] {
  const spoken = listSpoken(dialogue).map(({ words }) => words.toLowerCase())
  return parts.map((written, at) => {
    const piped = [...spoken, ...parts.slice(0, at)].some((each) => PIPE.test(each))
    const part = piped ? written.replace(CAP, 'dop') : written
    const [, name, isCalled, qty] = COUNTED.exec(part) ?? []
    if (!name || !FITTINGS.has(name)) return part
    const before = parts.slice(0, at)
    // `tee 4` by itself may be one of four inches.
    if (!isCalled && !before.some(hasWidth)) return part
    // What is on the list already is called by its name.
    if (spoken.some((words) => splitWords(words).includes(name))) return part
    const widths = [...spoken, ...before].flatMap((words) => WIDTH.exec(words)?.[0] ?? [])
    const width = widths.at(-1)
    return width ? `${name} ${width} ${qty} buah` : part
  })
}
