/** The outcome of a check. A tool such as the linter counts as one test. */
export type CheckResult = {
  passed: number
  failed: number
  note?: string
  /** What failed and why, repeated at the end of the run. */
  failures?: readonly string[]
}
