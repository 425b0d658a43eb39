const SYMBOLS: Record<string, string> = {
  '½': ' 1-2',
  '¼': ' 1-4',
  '¾': ' 3-4',
  '&': ' dan ',
  '²': '2',
}

/** Turns a name into a URL slug: lower case, ASCII, words joined by '-'. */
export function slugify(name: string): string {
  return name
    .replace(/[½¼¾&²]/g, (symbol) => SYMBOLS[symbol] ?? '')
    .replace(/×/g, 'x')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
