/** `Proforma`, `SO/2026/11/000123` → `Proforma-SO-2026-11-000123.pdf`: a name that every system accepts. */
export function toDocumentFileName(...parts: readonly string[]): string {
  const words = parts
    .join('-')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${words.slice(0, 120)}.pdf`
}
