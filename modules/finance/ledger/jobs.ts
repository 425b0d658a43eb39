import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { bookDue } from './service/book-due.ts'

const BOOK_JOB = 'ledger_book'

/** Every minute (crontab, UTC): so that nobody who reads the ledger has much to wait for. */
export const ledgerCrontab = `* * * * * ${BOOK_JOB}`

export const ledgerJobs: JobHandlers = { [BOOK_JOB]: bookDue }
