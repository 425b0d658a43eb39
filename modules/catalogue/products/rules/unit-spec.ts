/** One selling unit of a variant: its measures in kg, m³, m and m², and the quantities in which it is sold. */
export type UnitSpec = {
  unit: string
  /** Sold by measure, so a quantity may have decimals. */
  measured: boolean
  weightKg: number
  volumeM3: number
  lengthM: number
  piecesPerUnit: number | null
  coverageM2: number | null
  minOrder: number
  multiple: number
  leadDays: number
}
