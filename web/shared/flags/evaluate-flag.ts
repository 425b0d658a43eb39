import type { FlagAudience } from '#modules/foundation/flags/rules/evaluate-flag.ts'
import type { FlagKey } from '#modules/foundation/flags/rules/flag-definitions.ts'
import { findReaderId } from './reader-id.ts'

type FlagQuestion = { key: FlagKey; audience: FlagAudience; page: string }

/** Asks which variant of a flag this reader gets on a page. Throws without an answer. */
export async function evaluateFlag(
  { key, ...question }: FlagQuestion,
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({ ...question, reader: findReaderId() })
  const response = await fetch(`/api/flags/${key}?${query}`, { signal })
  const { data } = (await response.json()) as { data?: { variant?: string } }
  if (!response.ok || !data?.variant) throw new Error(`flag ${key}: ${response.status}`)
  return data.variant
}
