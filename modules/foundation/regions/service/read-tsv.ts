import { readFileSync } from 'node:fs'

/**
 * The rows of one of this capability's tab-separated tables, without `#` comments and header. Reads
 * synchronously: it runs while the shop is loaded, never during a request.
 */
export function readTsv(name: 'cities' | 'postal-areas' | 'postal-codes'): string[][] {
  const text = readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.slice(1).map((line) => line.split('\t'))
}
