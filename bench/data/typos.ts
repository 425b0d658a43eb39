import type pg from 'pg'

/**
 * Makes search texts with typing errors: names of products spread over the catalogue, with two
 * letters of the first word swapped. The same in every run.
 */
export async function makeTypos(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name, md5(name) from product order by md5(name) limit $1`,
    [count],
  )
  return rows.map(({ name }, index) => swapLetters(name.toLowerCase(), index))
}

function swapLetters(name: string, index: number): string {
  const [first = '', ...rest] = name.split(' ')
  const position = 1 + (index % Math.max(1, first.length - 2))
  const typo = first.slice(0, position) + (first[position + 1] ?? '') + (first[position] ?? '') + first.slice(position + 2)
  return [typo, ...rest.slice(0, 3)].join(' ')
}
