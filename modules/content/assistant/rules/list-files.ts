/** The kinds of files in which the assistant takes a list, and the largest one (bytes; specification §5). */
export const LIST_FILE_KINDS = [
  'csv',
  'xlsx',
  'xls',
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'heic',
] as const
export const MAX_LIST_FILE_BYTES = 1_048_576

/** What a file is read as, by its name, which has been checked against its content. */
export function findListForm(name: string): 'sheet' | 'pdf' | 'picture' {
  if (/\.(?:csv|xlsx?)$/iu.test(name)) return 'sheet'
  return /\.pdf$/iu.test(name) ? 'pdf' : 'picture'
}

/** What stands in the conversation in place of a message. */
export const writeFileMessage = (name: string): string => `Berkas: ${name}`
