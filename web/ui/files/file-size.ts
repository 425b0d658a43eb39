import { formatQuantity } from '#platform/format.ts'

const MEGABYTE = 1024 * 1024

/** `412 kB`, `4,2 MB`: by 1,024, as upload rules are written and file managers count. */
export const formatFileSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${formatQuantity(Number((bytes / MEGABYTE).toFixed(1)))} MB`
