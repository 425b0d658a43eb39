/** The form of a file in an address: `?rekap=pdf&month=2026-11`. */
export const STATEMENT_PARAM = 'rekap'
