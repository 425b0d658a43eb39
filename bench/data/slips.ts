import type pg from 'pg'

/**
 * Texts as somebody in a hurry types them: names of products spread over the catalogue, with two
 * letters of their first word swapped. The same each time.
 */
export async function slips(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name, md5(name) from product order by md5(name) limit $1`,
    [count],
  )
  return rows.map(({ name }, at) => swapped(name.toLowerCase(), at))
}

function swapped(name: string, at: number): string {
  const [first = '', ...rest] = name.split(' ')
  const place = 1 + (at % Math.max(1, first.length - 2))
  const slip = first.slice(0, place) + (first[place + 1] ?? '') + (first[place] ?? '') + first.slice(place + 2)
  return [slip, ...rest.slice(0, 3)].join(' ')
}
