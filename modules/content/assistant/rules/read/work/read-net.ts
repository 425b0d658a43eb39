import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'

/** `pas saja tidak usah cadangan`: nothing is wanted for what is cut off or breaks. */
const NET =
  /[\s,]*(?:(?<!\p{L})pas(?:kan)?\s(?:saja|banget)[\s,]*)?(?<!\p{L})(?:(?:tidak|jangan)\s(?:usah|perlu|pakai|ada|di)\s?|tanpa\s)(?:di)?(?:cadangan|lebih(?:in|kan|an)?|dilebihkan|sisa(?:\spotong)?|spare|waste)(?!\p{L})(?:\s(?:ya|kak|lah|dulu))*|[\s,]*(?<!\p{L}|(?:duit|uang|dana|budget)(?:nya)?\s)(?:pas-pasan|ngepas)(?:\s(?:saja|banget|ya))*(?!\p{L})/u

/** The text without that, where it says so. */
export const dropNet = (text: string): string | undefined =>
  NET.test(text) ? text.replace(NET, ' ').replaceAll(/\s+/g, ' ').trim() : undefined

/** The areas of a message, or the one that was calculated before, without anything beyond them. */
export function coverNet(
  acts: readonly Act[],
  { builtM2, focus }: Pick<Dialogue, 'builtM2' | 'focus'>,
): Act[] {
  const isCovered = acts.some(({ kind }) => kind === 'cover')
  const again: Act[] =
    !isCovered && builtM2 !== null && focus?.coverM2 !== undefined
      ? [{ kind: 'cover', areaM2: builtM2 }]
      : []
  return [...acts, ...again].map((act) => (act.kind === 'cover' ? { ...act, isNet: true } : act))
}
