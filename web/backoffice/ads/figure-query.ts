import { parseDay } from '../shared/lists/list-query.ts'

/** The period and brand of an address: `?from=2026-11-01&to=2026-11-30&brand=3`. */
export function readFigureQuery({ searchParams }: URL) {
  const [from, to] = [parseDay(searchParams.get('from')), parseDay(searchParams.get('to'))]
  const brand = Number(searchParams.get('brand'))
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(Number.isSafeInteger(brand) && brand > 0 ? { brand } : {}),
  }
}
