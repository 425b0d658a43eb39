import { dozenWords, measureWords, unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { ALL_WORD_SETS } from './word-sets.ts'

/** A message as lines, without the numbers that only count them, and sentences as lines of their own. */
export const splitLines = (text: string): string[] =>
  dropNumbers(dropLineMarks(splitNumbered(readTable(text)).split('\n'))).flatMap((line) =>
    line.split(SENTENCE),
  )

/** `1 | Bata ringan | 20 m3`: the rows of a table, without their numbers and its heading. */
function readTable(text: string): string {
  const lines = text.split('\n')
  if (lines.filter((line) => line.includes('|')).length < 2) return text
  return lines
    .filter((line) => !line.includes('|') || /\d/.test(line))
    .map((line) =>
      line
        .replace(/^[\s|]*(?:\d{1,3}[.)]?\s*\|)?/u, '')
        .split('|')
        .map((cell) => cell.trim())
        // A dash says that a cell is empty.
        .filter((cell) => !/^[-–—]*$/u.test(cell))
        .join(' '),
    )
    .join('\n')
}

/** `a) semen`, `b. triplek`: lines that are counted by letters. */
function dropLineMarks(lines: string[]): string[] {
  const marks = lines.flatMap((line) => LETTERED.exec(line)?.[1] ?? [])
  const isCounting =
    marks.length > 1 && marks.every((mark, at) => mark.codePointAt(0) === FIRST_MARK + at)
  return isCounting ? lines.map((line) => line.replace(LETTERED, '')) : lines
}
const LETTERED = /^\s*\(?([a-z])[.)]\s+(?=\p{L})/u
const FIRST_MARK = 'a'.codePointAt(0)!

/** `1 triplek`, `2 semen`: lines that only their numbers begin. */
function dropNumbers(lines: string[]): string[] {
  const [only = '', ...more] = lines
  // `1 semen 40 kg 10 sak` counts the lines of a list, too.
  const [, first = ''] = NUMBERED_GOODS.exec(only) ?? []
  const isFirst = more.length === 0 && first !== '' && !ALL_WORD_SETS.some((set) => set.has(first))
  const isNumbered =
    isFirst ||
    (lines.length > 1 &&
      lines.every((line, at) => new RegExp(String.raw`^\s*${at + 1}\s+\p{L}`, 'u').test(line)))
  return isNumbered ? lines.map((line) => line.replace(/^\s*\d+\s+/u, '')) : lines
}

const NUMBERED_GOODS = new RegExp(
  String.raw`^\s*\d{1,2}\s+(?!(?:${[...unitWords, ...measureWords, ...dozenWords].join('|')})(?!\p{L}))(\p{L}{3,})\s[^,;]*\d\s?(?:${unitWords.join('|')})\s*$`,
  'u',
)

/** Where a sentence ends; `jl.` and `no.` end none, nor do `kec.` and the like. */
const SENTENCE =
  /(?<=\p{L}{4}|(?<!\p{L})(?!(?:kel|kec|kab|dim|dia|min|max|exp|per|ged)\.)(?=\p{L}{0,2}[aeiou])\p{L}{3}|\d|\d\s?\p{L}{2,3})(?<!^\s*\(?\d{1,2})\.\s+(?=\p{L}{3})/u

const NUMBERED = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu
/** `minta harga: 1. semen 10 sak 2. pasir 4 kubik`: what is numbered in one line, as lines. */
function splitNumbered(text: string): string {
  const numbers = [...text.matchAll(NUMBERED)].map(([, number]) => Number(number))
  const isCounting = numbers.length > 1 && numbers.every((number, at) => number === at + 1)
  return isCounting ? text.replaceAll(NUMBERED, '\n$1. ') : text
}
