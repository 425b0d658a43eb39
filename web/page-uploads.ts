import type { CallName } from '#modules/contract.ts'

/**
 * Declares on a page's route module (`export const handle = { uploads: … }`) which calls take the files
 * of its forms, and how many files one form has. The server reads the body of a page with files only as
 * far as these calls would, and only from those who may make one of them; every other page's form is
 * small.
 */
export type PageUploads = { calls: readonly CallName[]; perForm?: number }
