/** What the server tells the scripts that watch a page, written into it by `StartScript`. */
export type TelemetrySettings = {
  /** The version of the shop that runs; `no-tag` where nobody has named one. */
  appVersion: string
  releaseStage: string
  /** The shop's own address. Pages that are opened at another one are not measured. */
  origin: string
  /** The tag manager's container; only in production. */
  tagManagerId?: string
  /** How many steps before a fault a report tells, and how many reports one page sends at most. */
  maxBreadcrumbs: number
  maxEvents: number
}

/** An error in a page; `unhandled`: it was not caught. */
export type PageFault = { thrown: unknown; unhandled: boolean }

/** What the page itself keeps on its window. Faults are collected until the scripts are there that report them. */
export type TelemetryWindow = {
  telemetrySettings?: TelemetrySettings
  pageFaults?: { push(fault: PageFault): void }
}

/** Undefined in a page that the server has not written whole, such as a copy without a connection. */
export const readTelemetrySettings = (): TelemetrySettings | undefined =>
  (window as TelemetryWindow).telemetrySettings

/** Reports what a page has caught and shows as an error. */
export const reportPageFault = (thrown: unknown): void =>
  (window as TelemetryWindow).pageFaults?.push({ thrown, unhandled: false })
