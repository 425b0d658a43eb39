/** Writes a size as part of a SKU: `12` → `12`, `1.2` → `1P2`, `0.35` → `035`, `1 ¼` → `1P25`. */
export function toSizeCode(size: number | string): string {
  return String(size)
    .replace(/ ?½/, '.5')
    .replace(/ ?¼/, '.25')
    .replace(/ ?¾/, '.75')
    .replace(/^0?\./, '0')
    .replace('.', 'P')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** Formats a number in Indonesian: decimal comma, dots between thousands. */
export function formatNumber(value: number): string {
  const [whole = '0', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}
