import type pg from 'pg'

const MAX_WORDS = 4
const MAX_TURNS = 12

/**
 * Makes distinct search texts with typing errors: names of products spread over the catalogue, with two letters of
 * one word swapped. The same in every run.
 * @throws Error when the catalogue has too few names for so many
 */
export async function makeTypos(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name, md5(name) from product order by md5(name) limit $1`,
    [count],
  )
  const texts = new Set<string>()
  // First the names with a typo in the first word, then with one in the second, and so on, at another letter each turn.
  for (let turn = 0; turn < MAX_TURNS && texts.size < count; turn++)
    for (let place = 0; place < MAX_WORDS && texts.size < count; place++)
      for (const [index, { name }] of rows.entries())
        if (texts.size < count) texts.add(swapLetters(name.toLowerCase(), place, index + turn))
  // A text that comes again would be answered from memory.
  if (texts.size < count)
    throw new Error(`only ${texts.size} of ${count} search texts are distinct`)
  return [...texts]
}

function swapLetters(name: string, place: number, index: number): string {
  const words = name.split(' ').slice(0, MAX_WORDS)
  const word = words[place] ?? ''
  const position = 1 + (index % Math.max(1, word.length - 2))
  words[place] =
    word.slice(0, position) +
    (word[position + 1] ?? '') +
    (word[position] ?? '') +
    word.slice(position + 2)
  return words.join(' ').trim()
}
