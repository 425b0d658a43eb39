/** The fields of an application's documents, each with one file. */
export const DOCUMENT_FIELDS = ['files', 'files-1', 'files-2'] as const
