import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'

const COMPANY =
  /^\s*(?:(?:buat|untuk|utk|bwt|nama|namanya|dari|kami|kita|ini|atas\snama|an|a\.n\.?)\s+)*(?<name>(?:pt|cv|koperasi|yayasan)\.?\s+\p{L}[\p{L}.'-]*(?:\s+\p{L}[\p{L}.'-]*){0,4})\s*[.!]?\s*$/iu

/** `PT Maju Jaya`: a company names itself, whatever was asked, and although brands have a word of its name. */
export function readCompany(message: string, { name }: Pick<Dialogue, 'name'>): Act | undefined {
  const company = COMPANY.exec(message)?.groups?.['name']
  return company && !name ? { kind: 'name', text: company.trim() } : undefined
}
