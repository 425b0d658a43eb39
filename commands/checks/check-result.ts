/** What a check found; a tool such as the linter counts as one. */
export type CheckResult = {
  passed: number
  failed: number
  note?: string
  /** What failed and why, said once more at the end of the run. */
  failures?: readonly string[]
}
