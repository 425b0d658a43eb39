import { formatQuantity } from '#platform/format.ts'

/** What of a line comes from the factory first: `Indent 14 hari: 30 lembar`. */
export const describeAwaited = ({
  awaited,
  leadDays,
  qty,
  unit,
}: {
  awaited: number
  leadDays: number
  qty: number
  unit: string
}): string =>
  awaited < qty
    ? `Indent ${leadDays} hari untuk ${formatQuantity(awaited)} ${unit} di antaranya`
    : `Indent ${leadDays} hari`
