/** The share of tiles lost to cutting, laid straight and laid diagonally. */
export const WASTE_RATIO = { straight: 0.1, diagonal: 0.15 } as const
export type LayingPattern = keyof typeof WASTE_RATIO

/** How a variant is sold: minimum, multiple, and the m² that one unit covers. */
export type CoverageSpec = { coverageM2: number; minOrder: number; multiple: number }

export type PackEstimate = {
  /** Whole units to order: enough for the area and its waste, by minimum and multiple. */
  packs: number
  /** m² with the waste. */
  neededM2: number
  /** m² that the units cover. */
  coveredM2: number
  /** m² left over. */
  surplusM2: number
}

const roundArea = (m2: number) => Math.round(m2 * 10_000) / 10_000

/** The units for an area (m²), with the waste of the laying pattern. */
export function estimatePacks(
  areaM2: number,
  laying: LayingPattern,
  spec: CoverageSpec,
): PackEstimate {
  const { coverageM2, minOrder, multiple } = spec
  const neededM2 = roundArea(areaM2 * (1 + WASTE_RATIO[laying]))
  const requiredPacks = Math.ceil(roundArea(neededM2 / coverageM2))
  const packs =
    minOrder + Math.ceil(roundArea(Math.max(0, requiredPacks - minOrder) / multiple)) * multiple
  const coveredM2 = roundArea(packs * coverageM2)
  return { packs, neededM2, coveredM2, surplusM2: roundArea(coveredM2 - neededM2) }
}

/** The area (m², rounded down to hundredths) that so many units are enough for. */
export const computeArea = (
  packs: number,
  laying: LayingPattern,
  { coverageM2 }: CoverageSpec,
): number => Math.floor(roundArea((packs * coverageM2) / (1 + WASTE_RATIO[laying])) * 100) / 100

/**
 * Whether units of another production lot may look different: goods with a colour, a pattern or a
 * motif (tiles, paint, coloured roofing).
 */
export const hasLotVariation = (attributeKeys: readonly string[]): boolean =>
  attributeKeys.some((key) => ['warna', 'motif', 'corak', 'permukaan'].includes(key))
