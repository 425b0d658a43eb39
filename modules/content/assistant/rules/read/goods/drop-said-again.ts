import { readRemoval } from '../changes/read-removal.ts'
import type { DialogueItem } from '../../track/dialogue.ts'

const REMOVES_ONLY =
  /^(?:(?:jadi|itu|tolong|dari|ya)\s)*(?:hapus|batal|skip|urung|tidak\s(?:usah|jadi|perlu))(?:\s(?:saja|ya|deh|dulu|dong|kak|itu|dari\s(?:daftar|list)))*$/u

/** `sifonnya sudah punya, coret`: what is taken off is taken off once, and no other goods with it. */
export const dropSaidAgain = (parts: readonly string[], items: readonly DialogueItem[]): string[] =>
  parts.filter((part, at) => {
    const before = parts[at - 1]
    const isRemoved = before !== undefined && readRemoval(before, items)?.kind === 'remove'
    return !(isRemoved && REMOVES_ONLY.test(part))
  })
