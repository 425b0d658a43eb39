import type { MatchedListResponse } from '#web/shared/material-lines/line.ts'

/** A short name for what a list says: corrections of one list are not given to another. */
export function identifyList({ lines }: MatchedListResponse): string {
  let hash = 0
  for (const letter of lines.map(({ written }) => written).join('\n'))
    hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0
  return `${lines.length} ${hash}`
}
