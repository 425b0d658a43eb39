import { readFileSync } from 'node:fs'

/**
 * Rows of one of this module's tab-separated tables, without its `#` remarks and its header.
 * Read at once: it happens while the shop is filled, never during a request.
 */
export function readTsv(name: 'cities' | 'postal-areas' | 'postal-codes'): string[][] {
  const text = readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.slice(1).map((line) => line.split('\t'))
}
