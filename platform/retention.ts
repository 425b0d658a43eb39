/** How many full past months of monthly data are retained. */
export type Retention = { pageViewMonths: number; auditMonths: number }

/** Page views as the privacy page says, and the audit log as long as books have to be kept (UU 8/1997). */
export const DEFAULT_RETENTION: Retention = { pageViewMonths: 3, auditMonths: 120 }
