/** The page that a list's URL names: `?page=2`, 0-based. */
export function readPageParam(url: URL): { page: number } {
  const page = Number(url.searchParams.get('page') ?? 0)
  return { page: Number.isInteger(page) && page > 0 ? page : 0 }
}
