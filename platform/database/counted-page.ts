/**
 * The rows of a page, of which each knows how many there are on all pages. Past the last page no row says it, so the
 * first page is asked. Pages count from 0.
 */
export async function readCountedPage<Row extends { total: number }>(
  page: number,
  read: (page: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await read(page)
  const [counted] = rows.length === 0 && page > 0 ? await read(0) : rows
  return { rows, total: counted?.total ?? 0 }
}
