/** What the shop reports of itself (docs/pages.md, "Analytics"): codes, amounts and counts. */
type DataLayerEvent = { event: string } & Record<string, unknown>

/** Adds an event to the analytics data layer. No name, phone number, NIK, code or token may be in it. */
export function pushToDataLayer(event: DataLayerEvent): void {
  const page = window as unknown as { dataLayer?: object[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}
