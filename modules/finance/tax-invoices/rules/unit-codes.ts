/** The tax office's codes of units of measure, by the units that the catalogue uses. */
const CODES: Record<string, string> = {
  ton: 'UM.0001',
  kg: 'UM.0003',
  gram: 'UM.0004',
  liter: 'UM.0007',
  m2: 'UM.0012',
  'm²': 'UM.0012',
  m: 'UM.0013',
  meter: 'UM.0013',
  lusin: 'UM.0017',
  unit: 'UM.0018',
  set: 'UM.0019',
  lembar: 'UM.0020',
  buah: 'UM.0021',
  pcs: 'UM.0021',
  dus: 'UM.0022',
  boks: 'UM.0022',
}

/** "Lainnya": sacks, rods, trucks and whatever else the tax office has no code for. */
const OTHER_UNIT = 'UM.0033'

/** One journey of a lorry. */
export const SERVICE_UNIT = 'UM.0030'

export const toUnitCode = (unit: string): string => CODES[unit.trim().toLowerCase()] ?? OTHER_UNIT
