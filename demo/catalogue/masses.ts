/** kg/m³ of solid materials: the usual design values (SNI 1727, steel 7.850 as in SNI 07-0722). */
export const DENSITY = {
  steel: 7850,
  copper: 8890,
  aluminium: 2700,
  pvc: 1400,
  ppr: 905,
  hdpe: 955,
  glass: 2500,
  concrete: 2350,
  ceramic: 2000,
  porcelain: 2250,
  gypsum: 740,
  cementBoard: 1350,
  calciumSilicate: 1150,
  vinyl: 1900,
} as const

/** Air-dry wood, kg/m³, about 15 % moisture: the Indonesian wood atlas (Martawijaya). */
export const WOOD = {
  meranti: 550,
  sengon: 400,
  kamper: 680,
  borneo: 720,
  jati: 670,
  ulin: 1040,
} as const

/** Round steel bar, kg/m: 0.006165·d² with d in mm (SNI 2052:2017, nominal mass). */
export function calculateBarMass(diameter: number): number {
  return 0.006165 * diameter * diameter
}

/** SNI 2052:2017 table of nominal masses, kg/m by nominal diameter in mm. */
export const REBAR: Record<number, number> = {
  6: 0.222,
  8: 0.395,
  10: 0.617,
  12: 0.888,
  13: 1.042,
  16: 1.578,
  19: 2.226,
  22: 2.984,
  25: 3.853,
  29: 5.185,
  32: 6.313,
  36: 7.99,
}

/**
 * Wire in a 2.1 × 5.4 m sheet of 150 mm mesh, m: 14 long wires and 37.5 cross wires, which gives
 * the sheet masses that mills publish under SNI 07-0663 (M6 34.3, M8 60.9, M10 95.2 kg).
 */
export const WIREMESH_METRES = 14 * 5.4 + 37.5 * 2.1

/** Wide-flange beams, kg/m by nominal height × width (SNI 07-7178, JIS G 3192). */
export const WIDE_FLANGE: [height: number, width: number, kgPerMetre: number][] = [
  [100, 50, 9.3],
  [125, 60, 13.2],
  [150, 75, 14],
  [175, 90, 18.1],
  [200, 100, 21.3],
  [250, 125, 29.6],
  [300, 150, 36.7],
  [350, 175, 49.6],
  [400, 200, 66],
  [450, 200, 76],
  [500, 200, 89.6],
  [600, 200, 106],
]

/** H-beams, kg/m by side (SNI 07-2610, JIS G 3192). */
export const H_BEAM: [side: number, kgPerMetre: number][] = [
  [100, 17.2],
  [125, 23.8],
  [150, 31.5],
  [200, 49.9],
  [250, 72.4],
  [300, 94],
]

/** Equal angles, kg/m by leg × thickness (SNI 07-2054). */
export const ANGLE: [leg: number, thickness: number, kgPerMetre: number][] = [
  [25, 3, 1.12],
  [30, 3, 1.36],
  [40, 3, 1.83],
  [40, 4, 2.42],
  [50, 4, 3.06],
  [50, 5, 3.77],
  [60, 5, 4.55],
  [60, 6, 5.37],
  [70, 6, 6.38],
  [70, 7, 7.38],
  [75, 6, 6.85],
  [80, 8, 9.66],
  [90, 7, 9.59],
  [100, 7, 10.7],
  [100, 10, 14.9],
]

/** Channels (UNP), kg/m by height × flange × web (SNI 07-0052). */
export const CHANNEL: [height: number, flange: number, web: number, kgPerMetre: number][] = [
  [75, 40, 5, 6.92],
  [100, 50, 5, 9.36],
  [125, 65, 6, 13.4],
  [150, 75, 6.5, 18.6],
  [180, 75, 7, 21.4],
  [200, 80, 7.5, 24.6],
  [250, 90, 9, 34.6],
  [300, 90, 9, 38.1],
]

/** Lipped channels (CNP), kg/m by height × width × lip × thickness (SNI 07-0138, JIS G 3350). */
export const LIPPED_CHANNEL: [number, number, number, number, kgPerMetre: number][] = [
  [75, 45, 15, 2.3, 3.25],
  [100, 50, 20, 2.3, 4.06],
  [100, 50, 20, 3.2, 5.5],
  [125, 50, 20, 2.3, 4.51],
  [125, 50, 20, 3.2, 6.13],
  [150, 50, 20, 2.3, 4.96],
  [150, 50, 20, 3.2, 6.76],
  [150, 65, 20, 3.2, 7.51],
  [200, 75, 20, 3.2, 9.27],
]

/** Steel box or strip from a sheet: developed width in mm × thickness in mm, kg/m. */
export function calculateStripMass(developed: number, thickness: number, density = 7850): number {
  return (developed * thickness * density) / 1e6
}

/** Hollow section, kg/m, from its mean perimeter: 2·(w + h − 2t)·t. */
export function calculateHollowMass(width: number, height: number, thickness: number): number {
  return calculateStripMass(2 * (width + height - 2 * thickness), thickness)
}

/** A tube by outer diameter and wall in mm, kg/m. */
export function calculateTubeMass(outer: number, wall: number, density: number): number {
  return (Math.PI * (outer - wall) * wall * density) / 1e6
}

/**
 * PVC pipe: outer diameter and wall by class in mm (SNI 06-0084 / JIS K 6741 series as sold in
 * Indonesia). AW carries pressure water (10 kg/cm²), D is for drains, C for cables and vents.
 */
export const PVC_PIPE: [
  inch: string,
  size: number,
  outer: number,
  aw: number,
  d: number,
  c: number,
][] = [
  ['½', 0.5, 22, 1.5, 0, 0.9],
  ['¾', 0.75, 26, 1.8, 0, 1],
  ['1', 1, 32, 2, 0, 1],
  ['1 ¼', 1.25, 42, 2.3, 1.3, 1.1],
  ['1 ½', 1.5, 48, 2.3, 1.3, 1.1],
  ['2', 2, 60, 2.3, 1.5, 1.2],
  ['2 ½', 2.5, 76, 2.6, 1.8, 1.3],
  ['3', 3, 89, 3.1, 2, 1.5],
  ['4', 4, 114, 4.1, 2.3, 1.7],
  ['5', 5, 140, 5.4, 2.8, 0],
  ['6', 6, 165, 6.4, 3.4, 0],
  ['8', 8, 216, 8.3, 4.5, 0],
  ['10', 10, 267, 10.3, 5.5, 0],
  ['12', 12, 318, 12.2, 6.6, 0],
]

/** Medium steel pipe, outer diameter and wall in mm (SNI 0039, BS 1387 medium). */
export const STEEL_PIPE: [inch: string, size: number, outer: number, wall: number][] = [
  ['½', 0.5, 21.3, 2.6],
  ['¾', 0.75, 26.9, 2.6],
  ['1', 1, 33.7, 3.2],
  ['1 ¼', 1.25, 42.4, 3.2],
  ['1 ½', 1.5, 48.3, 3.2],
  ['2', 2, 60.3, 3.6],
  ['2 ½', 2.5, 76.1, 3.6],
  ['3', 3, 88.9, 4],
  ['4', 4, 114.3, 4.5],
]

/**
 * PVC cable, kg per km: copper of `cores × area`, and insulation and sheath by kind, fitted to the
 * makers' tables under SNI 04-6629 (NYM 2×1.5: 120, 3×2.5: 190, NYA 2.5: 33 kg/km).
 */
export function calculateCableMass(
  kind: 'NYA' | 'NYM' | 'NYY' | 'NYMHY',
  cores: number,
  area: number,
) {
  const copper = cores * area * 8.89
  if (kind === 'NYA') return copper + 3.2 * area ** 0.65 + 5
  const wrap = { NYM: [60, 22], NYY: [95, 26], NYMHY: [28, 12] }[kind] as [number, number]
  return copper + wrap[0] * Math.sqrt(cores / 2) + wrap[1] * cores * Math.sqrt(area / 2.5) * 0.9
}
