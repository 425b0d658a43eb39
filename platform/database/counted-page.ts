/**
 * Reads a page whose rows carry the total of all pages. Past the last page there is no row to tell, so the first page
 * is read as well. Pages count from 0.
 */
export async function readCountedPage<Row extends { total: number }>(
  page: number,
  read: (page: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await read(page)
  const [counted] = rows.length === 0 && page > 0 ? await read(0) : rows
  return { rows, total: counted?.total ?? 0 }
}
