/** The fields of a form's attachments, each with one file. */
export const ATTACHMENT_FIELDS = ['file', 'file2', 'file3'] as const
export type AttachmentField = (typeof ATTACHMENT_FIELDS)[number]
